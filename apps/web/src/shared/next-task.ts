/** Ends the running task, so that the browser can paint and answer before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
