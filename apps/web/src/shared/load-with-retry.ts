const pause = 1000;

let leave: () => Promise<boolean> = async () => false;

/**
 * @param look - called when code is missing; true if the page is about to be replaced, so that no
 * failure is shown
 */
export function onMissing(look: () => Promise<boolean>): void {
  leave = look;
}

/**
 * Retries a failed import, at the same URL: another URL would create a second copy of the module.
 * Browsers that cache a failed module fail immediately, so there is no wait.
 */
export function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(async () => {
    if (await leave()) return new Promise<never>(() => undefined);
    await new Promise<void>((resolve) => setTimeout(resolve, pause));
    return load();
  });
}
