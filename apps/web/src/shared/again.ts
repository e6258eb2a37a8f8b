const pause = 1000;

let leave: () => Promise<boolean> = async () => false;

/** @param look - asked when code is missed; true where the page is about to be replaced, so that nobody has to hear of it */
export function onMissing(look: () => Promise<boolean>): void {
  leave = look;
}

/**
 * Code that did not arrive is asked for once more, at the same address: another address would make a second copy of the
 * module. Browsers that remember a failed module fail at once, so that nobody waits for them.
 */
export function again<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(async () => {
    if (await leave()) return new Promise<never>(() => undefined);
    await new Promise<void>((resolve) => setTimeout(resolve, pause));
    return load();
  });
}
