import { expect, test } from 'vitest';
import { frozenNow } from '../environment.ts';
import { draw, picturesOf, type StoryModules } from './drawing.ts';

const modules: StoryModules = import.meta.glob(
  '../../packages/ui/src/{spinner,skeleton}/*.stories.tsx',
  { eager: true },
);

test.for(picturesOf(modules).filter(({ mode }) => mode.theme === 'light'))(
  'fonts, clock and motion are fixed: $name',
  async (picture) => {
    expect(picture.story.composed.parameters.chromatic).toMatchObject({
      disableSnapshot: false,
      prefersReducedMotion: 'reduce',
    });
    await draw(picture);
    expect(Date.now()).toBe(frozenNow.getTime());
    expect(document.getAnimations()).toEqual([]);
    expect(document.fonts.status).toBe('loaded');
    const faces = [...document.fonts].filter(({ family }) => family.includes('Salonica Body'));
    expect(faces.map(({ status }) => status)).toContain('loaded');
  },
);
