import { beforeEach, describe, test } from 'vitest';
import { draw, expectScreen, lightEnglish, resize, type StoryModules } from './drawing.ts';

const screens: StoryModules = import.meta.glob('../../apps/web/src/screens/*.stories.tsx', {
  eager: true,
});

const machines: StoryModules = import.meta.glob(
  '../../apps/web/src/**/*-machine{,.*}.stories.tsx',
  {
    eager: true,
  },
);

/** `web/screens/home`: the address of a baseline of the app. */
const nameOf = (path: string) =>
  `web/${path.replace(/^.*\/apps\/web\/src\/|\.stories\.tsx$/g, '')}`;

/**
 * On a busy machine a toast is sometimes painted only as far as the window reached before it had the height of the page,
 * and a moved plan is scrolled aside by seven pixels.
 */
const unstable: ReadonlySet<string> = new Set([
  ...['CodeRefused', 'EmailTaken', 'GoogleBlocked', 'NumberRefused', 'WrongPassword'].map(
    (state) => `web/features/auth/auth-machine-${state}`,
  ),
  'web/features/desk-booking/booking-change-machine-Changed',
  'web/features/desk-day/plan-move-machine-Moved',
]);

beforeEach(() => {
  // A story of a screen stops its clock only.
  document.body.dataset['still'] = '';
  delete document.body.dataset['withoutFooter'];
});

describe('screens', () => {
  const defaults = Object.entries(screens).flatMap(([path, { Default: story }]) =>
    story === undefined ? [] : [{ name: nameOf(path), story }],
  );

  test.for(defaults)('$name', async ({ name, story }) => {
    const canvas = await draw({
      name,
      story,
      mode: { ...lightEnglish, viewport: 'w1440' },
      isWindow: true,
    });
    // Half as large: the details are in the pictures of the components.
    await expectScreen(`${name}-w1440`, 0.5);
    await resize(canvas, 'w390');
    await expectScreen(`${name}-w390`);
  });
});

describe('states of machines', () => {
  beforeEach(() => {
    document.body.dataset['withoutFooter'] = '';
  });

  const states = Object.entries(machines).flatMap(([path, module]) =>
    Object.entries(module).map(([state, story]) => {
      const { looksLike } = story.composed.parameters.visual ?? {};
      const name = `${nameOf(path)}-${state}`;
      return { name, story, picture: looksLike === undefined ? name : `web/${looksLike}` };
    }),
  );

  const stable = states.filter(({ name }) => !unstable.has(name));

  test.for(stable)('$name', async ({ name, story, picture }) => {
    await draw({ name, story, mode: lightEnglish, isWindow: true });
    await expectScreen(picture);
  });
});
