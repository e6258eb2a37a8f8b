import { afterEach, beforeEach, describe, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { allowForcedStates } from '../states/forced.ts';
import { expectPicture, draw, matricesOf, refit, type StoryModules } from './drawing.ts';

const modules: StoryModules = import.meta.glob('../../packages/ui/src/*/*.stories.tsx', {
  eager: true,
});

const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

const root = document.documentElement;

beforeEach(allowForcedStates);

afterEach(async () => {
  root.style.fontSize = '';
  await forceColours('none');
});

describe('states', () => {
  test.for(matricesOf(modules))('$name', async (matrix) => {
    const { name } = matrix;
    const canvas = await draw(matrix);
    await expectPicture(canvas, name);
    canvas.dataset['firstVariant'] = '';
    await forceColours('active');
    await refit(canvas);
    await expectPicture(canvas, `${name}-forced-colours`);
    await forceColours('none');
    root.style.fontSize = '200%';
    await refit(canvas);
    await expectPicture(canvas, `${name}-large-text`);
  });
});
