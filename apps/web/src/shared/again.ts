const pause = 1000;

/**
 * Code that did not arrive is asked for once more, at the same address: another address would make a second copy of the
 * module. Browsers that remember a failed module fail at once, so that nobody waits for them.
 */
export function again<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(async () => {
    await new Promise<void>((resolve) => setTimeout(resolve, pause));
    return load();
  });
}
