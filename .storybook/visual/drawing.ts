import { page } from 'vitest/browser';
import { viewports, type ViewportName } from '../environment.ts';
import { modes } from '../modes.ts';
import { settled } from './settled.ts';

interface Story {
  composed: {
    tags: string[];
    parameters: { visual?: { viewports?: readonly ViewportName[] }; chromatic?: object };
    globals: Record<string, unknown>;
  };
  run(context: { canvasElement: HTMLElement; globals: Record<string, unknown> }): Promise<void>;
}

export type StoryModules = Record<string, Record<string, Story>>;

export interface Picture {
  /** Path of its baseline, without the extension. */
  readonly name: string;
  readonly story: Story;
  readonly mode: (typeof modes)[string];
}

/** One screenshot of each `Visual` story in each theme, language and width. */
export function picturesOf(modules: StoryModules): Picture[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const component = path.replace(/^.*\/src\/|\.stories\.tsx$/g, '');
    const visual = Object.values(module).filter(({ composed }) => composed.tags.includes('visual'));
    return visual.flatMap((story) => {
      const widths = story.composed.parameters.visual?.viewports ?? ['w390'];
      return Object.entries(modes)
        .filter(([, mode]) => widths.includes(mode.viewport))
        .map(([name, mode]) => ({ name: `${component}-${name}`, story, mode }));
    });
  });
}

function newCanvas(): HTMLElement {
  document.body.replaceChildren();
  const canvas = document.createElement('div');
  canvas.className = 'visual-canvas';
  document.body.append(canvas);
  return canvas;
}

/** Renders a story into the window, which then has the size of the screenshot. */
export async function draw({ story, mode }: Picture): Promise<HTMLElement> {
  const width = Number.parseInt(viewports[mode.viewport].styles.width, 10);
  await page.viewport(width, 900);
  const canvas = newCanvas();
  // The story tests run the audit; here it would only take time.
  const globals = { ...story.composed.globals, ...mode, a11y: { manual: true } };
  await story.run({ canvasElement: canvas, globals });
  await settled(canvas);
  // The window becomes the canvas: scrolled-away content, or content below it, cannot be captured.
  await page.viewport(width, Math.ceil(canvas.getBoundingClientRect().height));
  await settled(canvas);
  return canvas;
}
