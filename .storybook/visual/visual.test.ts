import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw, picturesOf, type StoryModules } from './drawing.ts';

const modules: StoryModules = import.meta.glob('../../packages/ui/src/*/*.stories.tsx', {
  eager: true,
});

// On a busy machine Chromium now and then smooths the corner of a layer otherwise: what differs is drawn once more.
test.for(picturesOf(modules))('$name', { retry: 1 }, async (picture) => {
  const canvas = await draw(picture);
  await expect.element(page.elementLocator(canvas)).toMatchScreenshot(picture.name);
});
