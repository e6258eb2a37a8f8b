import { describe, test } from 'vitest';
import { expectPicture, draw, picturesOf, type StoryModules } from './drawing.ts';

const modules: StoryModules = import.meta.glob('../../packages/ui/src/*/*.stories.tsx', {
  eager: true,
});

describe('components', () => {
  test.for(picturesOf(modules))('$name', async (picture) => {
    await expectPicture(await draw(picture), picture.name);
  });
});
