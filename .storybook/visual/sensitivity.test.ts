import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw, picturesOf, type StoryModules } from './drawing.ts';

const modules: StoryModules = import.meta.glob(
  '../../packages/ui/src/{button,salon-card}/*.stories.tsx',
  { eager: true },
);

const pictures = picturesOf(modules);

/** The smallest accidental changes, each with a screenshot that must detect it. */
const changes = [
  {
    change: 'a space one pixel wider',
    picture: 'button/Button-light-en-w390',
    css: ':root { --sal-space-4: 5px }',
  },
  {
    change: 'a radius one pixel larger',
    picture: 'salon-card/SalonCard-dark-el-w390',
    css: ':root { --sal-radius-m: 15px }',
  },
  {
    change: 'the padding of a component one pixel wider',
    picture: 'button/Button-dark-el-w390',
    css: '[data-component="button"] { padding-inline-start: calc(var(--_pad) + 1px) }',
  },
  {
    change: 'a colour two levels lighter',
    picture: 'button/Button-light-en-w390',
    css: ':root { --sal-palette-wine-700: #701c2f }',
  },
];

const style = document.createElement('style');

afterEach(() => style.remove());

test.for(changes)('$change is detected', async ({ picture: name, css }) => {
  const picture = pictures.find((known) => known.name === name);
  if (picture === undefined) throw new Error(`There is no picture ${name}.`);
  style.textContent = css;
  document.head.append(style);
  const canvas = await draw(picture);
  const compare = async () =>
    expect.element(page.elementLocator(canvas)).toMatchScreenshot(`changed/${name}`);
  await expect(compare()).rejects.toThrow('Screenshot does not match');
});
