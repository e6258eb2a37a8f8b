import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw, picturesOf, type StoryModules } from './drawing.ts';

const modules: StoryModules = import.meta.glob('../../packages/ui/src/*/*.stories.tsx', {
  eager: true,
});

test.for(picturesOf(modules))('$name', async (picture) => {
  const canvas = await draw(picture);
  await expect.element(page.elementLocator(canvas)).toMatchScreenshot(picture.name);
});
