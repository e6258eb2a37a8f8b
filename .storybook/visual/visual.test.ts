import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { viewports, type ViewportName } from '../environment.ts';
import { modes } from '../modes.ts';
import { settled } from './settled.ts';

interface Story {
  composed: {
    tags: string[];
    parameters: { visual?: { viewports?: readonly ViewportName[] } };
    globals: Record<string, unknown>;
  };
  run(context: { canvasElement: HTMLElement; globals: Record<string, unknown> }): Promise<void>;
}

const modules = import.meta.glob<Record<string, Story>>('../../packages/ui/src/*/*.stories.tsx', {
  eager: true,
});

const pictures = Object.entries(modules).flatMap(([path, module]) => {
  const component = path.replace(/^.*\/src\/|\.stories\.tsx$/g, '');
  const visual = Object.values(module).filter(({ composed }) => composed.tags.includes('visual'));
  return visual.flatMap((story) => {
    const widths = story.composed.parameters.visual?.viewports ?? ['w390'];
    return Object.entries(modes)
      .filter(([, mode]) => widths.includes(mode.viewport))
      .map(([mode, globals]) => ({ name: `${component}-${mode}`, story, globals }));
  });
});

function newCanvas(): HTMLElement {
  document.body.replaceChildren();
  const canvas = document.createElement('div');
  canvas.className = 'visual-canvas';
  document.body.append(canvas);
  return canvas;
}

test.for(pictures)('$name', async ({ name, story, globals }) => {
  const width = Number.parseInt(viewports[globals.viewport].styles.width, 10);
  await page.viewport(width, 900);
  const canvas = newCanvas();
  await story.run({ canvasElement: canvas, globals: { ...story.composed.globals, ...globals } });
  await settled(canvas);
  // The window becomes the canvas: what is scrolled away, or opens below it, cannot be photographed.
  await page.viewport(width, Math.ceil(canvas.getBoundingClientRect().height));
  await settled(canvas);

  await expect.element(page.elementLocator(canvas)).toMatchScreenshot(name);
});
