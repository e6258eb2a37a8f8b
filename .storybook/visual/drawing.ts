import { commands, page } from 'vitest/browser';
import { expect } from 'vitest';
import { viewports, type ViewportName } from '../environment.ts';
import { modes, type Mode } from '../modes.ts';
import { complete, settled } from './settled.ts';

interface Story {
  composed: {
    tags: string[];
    parameters: {
      visual?: { viewports?: readonly ViewportName[]; looksLike?: string | undefined };
      chromatic?: object;
    };
    globals: Record<string, unknown>;
  };
  run(context: { canvasElement: HTMLElement; globals: Record<string, unknown> }): Promise<void>;
}

export type StoryModules = Record<string, Record<string, Story>>;

export interface Picture {
  /** Path of its baseline, without the extension. */
  readonly name: string;
  readonly story: Story;
  readonly mode: Mode;
  /** Without the margin around a component. @default false */
  readonly isWindow?: boolean;
}

/** `button/Button` of the stories of a component. */
const componentOf = (path: string): string => path.replace(/^.*\/src\/|\.stories\.tsx$/g, '');

function tagged(modules: StoryModules, tag: string) {
  return Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module)
      .filter(({ composed }) => composed.tags.includes(tag))
      .map((story) => ({ component: componentOf(path), story })),
  );
}

/** One screenshot of each `Visual` story in each mode of its widths. */
export function picturesOf(modules: StoryModules): Picture[] {
  return tagged(modules, 'visual').flatMap(({ component, story }) => {
    const widths = story.composed.parameters.visual?.viewports ?? ['w390'];
    return Object.entries(modes)
      .filter(([, mode]) => widths.includes(mode.viewport))
      .map(([name, mode]) => ({ name: `${component}-${name}`, story, mode }));
  });
}

/** How people start: the states of a component and whole screens are photographed in it. */
export const lightEnglish = { theme: 'light', language: 'en', viewport: 'w390' } as const;

/** The states of each component that has some. */
export function matricesOf(modules: StoryModules): Picture[] {
  return tagged(modules, 'matrix').map(({ component, story }) => ({
    name: `${component}-states`,
    story,
    mode: lightEnglish,
  }));
}

const widthOf = (viewport: ViewportName): number =>
  Number.parseInt(viewports[viewport].styles.width, 10);

function newCanvas(isWindow: boolean): HTMLElement {
  // What the last story has put beside its canvas is removed when React unmounts it.
  document.querySelector('.visual-canvas')?.remove();
  const canvas = document.createElement('div');
  canvas.className = 'visual-canvas';
  if (isWindow) canvas.dataset['layout'] = 'window';
  document.body.append(canvas);
  return canvas;
}

/** Gives the window the height of the canvas: what is scrolled away or below it cannot be captured. */
async function fitWindow(canvas: HTMLElement, width: number): Promise<void> {
  await page.viewport(width, Math.ceil(canvas.getBoundingClientRect().height));
  // A toast adds room to the page, and a focused field below it scrolls there.
  window.scrollTo(0, 0);
  await settled(canvas);
}

/** Renders a story into the window, which then has the size of the screenshot. */
export async function draw({ story, mode, isWindow = false }: Picture): Promise<HTMLElement> {
  const width = widthOf(mode.viewport);
  const canvas = newCanvas(isWindow);
  await page.viewport(width, 900);
  // The story tests run the audit; here it would only take time.
  const globals = { ...story.composed.globals, ...mode, a11y: { manual: true } };
  await story.run({ canvasElement: canvas, globals });
  if (isWindow) await complete(canvas);
  await settled(canvas);
  await fitWindow(canvas, width);
  return canvas;
}

/** After a setting that changes the layout. */
export async function refit(canvas: HTMLElement): Promise<void> {
  await settled(canvas);
  await fitWindow(canvas, window.innerWidth);
}

/** The same page in a window of another width. */
export async function resize(canvas: HTMLElement, viewport: ViewportName): Promise<void> {
  await page.viewport(widthOf(viewport), 900);
  await complete(canvas);
  await settled(canvas);
  await fitWindow(canvas, widthOf(viewport));
}

const drawMissing = 'npx -y pnpm@12.21.0 --filter @salonica/storybook test:visual:update --missing';

async function compare(
  { width, height }: { width: number; height: number },
  picture: string,
  scale = 1,
) {
  const clip = { width: Math.ceil(width), height: Math.ceil(height), scale };
  const comparison = await commands.photograph(picture, clip);
  if (comparison !== 'missing') return comparison;
  throw new Error(
    `There is no picture ${picture}. Draw what is missing, look at it and commit it: ${drawMissing}`,
  );
}

/** Compares an element at the top of the window with its baseline. */
export async function expectPicture(element: HTMLElement, picture: string): Promise<void> {
  if ((await compare(element.getBoundingClientRect(), picture)) !== 'changed') return;
  // Another browser, or a change: the pixels decide, and the difference is kept.
  await expect.element(page.elementLocator(element)).toMatchScreenshot(picture);
}

/** The same for the window with a screen, in which few pixels may differ. */
export async function expectScreen(picture: string, scale = 1): Promise<void> {
  // The screen itself may always be higher than the window: the plan of a day.
  const size = { width: window.innerWidth, height: window.innerHeight };
  if ((await compare(size, picture, scale)) !== 'changed') return;
  throw new Error(`The picture ${picture} has changed: see test-results/${picture}-actual.png.`);
}
