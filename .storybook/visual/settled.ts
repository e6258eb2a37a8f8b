const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when fonts and pictures under `root` are loaded and two frames were rendered. */
export async function settled(root: HTMLElement): Promise<void> {
  await frame();
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
