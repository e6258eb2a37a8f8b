const pause = 1000;

let leave: () => Promise<boolean> = async () => false;

/**
 * @param look - called when code is missing; true where the page is about to be replaced, so that no failure is shown
 */
export function onMissing(look: () => Promise<boolean>): void {
  leave = look;
}

/**
 * Code that did not arrive is requested again, at the same address: another address would make a second copy of the
 * module. Browsers that cache a failed module fail at once, so that there is no wait.
 */
export function again<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(async () => {
    if (await leave()) return new Promise<never>(() => undefined);
    await new Promise<void>((resolve) => setTimeout(resolve, pause));
    return load();
  });
}
