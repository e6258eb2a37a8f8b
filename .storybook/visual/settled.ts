import { vi } from 'vitest';
import { commands } from 'vitest/browser';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the page has nothing else to do: React renders in tasks of a higher priority. */
const lowestTask = () => scheduler.postTask(() => undefined, { priority: 'background' });

/** Resolves when fonts and pictures under `root` are loaded and two frames were rendered. */
export async function settled(root: HTMLElement): Promise<void> {
  // Fonts begin to load with the layout.
  root.getBoundingClientRect();
  await document.fonts.ready;
  await Promise.all(
    Array.from(root.querySelectorAll('img'), async (image) => {
      // A lazy picture below the fold never starts to load; a missing one is part of some stories.
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }),
  );
  await frame();
  await frame();
}

/** Rounds without a change until a screen is complete: data take a task or two from call to render. */
const stillRounds = 3;

/**
 * Resolves when a screen has all its parts: it imports them in sequence. No time is measured: how long
 * they take depends on how busy the machine is.
 */
export async function complete(root: HTMLElement): Promise<void> {
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  for (let still = 0; still < stillRounds; still += 1) {
    await commands.loaded();
    await vi.dynamicImportSettled();
    await frame();
    await lowestTask();
    if (observer.takeRecords().length > 0) still = -1;
  }
  observer.disconnect();
}
