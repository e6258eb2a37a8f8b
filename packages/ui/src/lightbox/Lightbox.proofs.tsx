import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { Button } from '../button/index.ts';
import { Lightbox } from './index.ts';
import {
  expectFocus,
  expectSoon,
  one,
  type Proof,
  type Stage,
} from '../../test/keyboard/stage.tsx';

const drawing = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${color}"/></svg>`,
  )}`;

const pictures = ['maroon', 'navy', 'olive'].map((color) => ({
  src: drawing(color),
  alt: color,
  width: 800,
  height: 600,
}));

function Pictures({ record }: Pick<Stage, 'record'>): ReactElement {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      {pictures.map(({ alt }, at) => (
        <Button
          key={alt}
          id={alt}
          onClick={() => {
            setIndex(at);
            setOpen(true);
          }}
        >
          {alt}
        </Button>
      ))}
      <Lightbox
        open={open}
        onOpenChange={setOpen}
        title="Kyma"
        pictures={pictures}
        index={index}
        onIndexChange={(next) => {
          record(next);
          setIndex(next);
        }}
        onZoomChange={(zoom) => record(zoom)}
        returnFocus={() => document.getElementById(pictures[index]?.alt ?? '')}
      />
    </>
  );
}

/** At the first picture, once it is rendered. */
async function open(stage: Stage): Promise<void> {
  stage.show(<Pictures record={stage.record} />);
  await stage.press('Tab');
  await stage.press('Enter');
  await expectFocus('Kyma');
  await expectSoon(() => mount().getBoundingClientRect().width).toBeGreaterThan(0);
}

const mount = (): HTMLElement => one('[data-place="0"] [data-part="mount"]');

const turns =
  (key: string, ...stops: number[]): Proof =>
  async (stage) => {
    await open(stage);
    await stage.press(key, stops.length);
    expect(stage.recorded).toEqual(stops);
  };

/** A key shows the picture on its side. */
const turnsFromRightToLeft =
  (key: string, side: 1 | -1, stop: number): Proof =>
  async (stage) => {
    await open(stage);
    const dialog = one('[data-component="lightbox"]');
    dialog.dir = 'rtl';
    const offset = (): number => {
      const box = one(
        `[data-part="slide"]:has([src="${pictures[stop]?.src}"])`,
      ).getBoundingClientRect();
      return Math.sign(box.left - dialog.getBoundingClientRect().left);
    };
    await expectSoon(offset).toBe(side);
    await stage.press(key);
    expect(stage.recorded).toEqual([stop]);
    await expectSoon(offset).toBe(0);
  };

async function zoomIn(stage: Stage, times: number): Promise<void> {
  await stage.press('+', times);
  await expectSoon(() => stage.recorded.length).toBe(times);
}

/** Offset of a zoomed picture, in CSS pixels. */
const shift = (): Record<'x' | 'y', number> => {
  const { style } = one('[data-component="lightbox"]');
  return {
    x: Number.parseFloat(style.getPropertyValue('--_pan-x')),
    y: Number.parseFloat(style.getPropertyValue('--_pan-y')),
  };
};

const moves =
  (key: string, axis: 'x' | 'y', sign: 1 | -1): Proof =>
  async (stage) => {
    await open(stage);
    await zoomIn(stage, 3);
    await stage.press(key);
    await expectSoon(() => Math.sign(shift()[axis])).toBe(sign);
    expect(one('[data-part="counter"]').textContent).toBe('1 / 3');
  };

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    await open(stage);
    for (let stop = 0; stop < 8; stop += 1) {
      await stage.press('Tab');
      // Between the last control and the first is the browser's own toolbar.
      expect(document.activeElement?.matches('body, dialog *')).toBe(true);
    }
    expect(stage.recorded).toEqual([]);
  },
  Escape: async (stage) => {
    await open(stage);
    await stage.press('ArrowRight');
    await stage.press('Escape');
    await expectFocus('navy');
  },
  ArrowRight: turns('ArrowRight', 1, 2, 0),
  ArrowLeft: turns('ArrowLeft', 2, 1),
  'ArrowRight (right to left)': turnsFromRightToLeft('ArrowRight', 1, 2),
  'ArrowLeft (right to left)': turnsFromRightToLeft('ArrowLeft', -1, 1),
  Home: async (stage) => {
    await open(stage);
    await stage.press('ArrowLeft');
    await stage.press('Home');
    expect(stage.recorded).toEqual([2, 0]);
  },
  End: turns('End', 2),
  '+': async (stage) => {
    await open(stage);
    await zoomIn(stage, 1);
    expect(stage.recorded).toEqual([1.5]);
  },
  '-': async (stage) => {
    await open(stage);
    await zoomIn(stage, 2);
    await stage.press('-');
    expect(stage.recorded.at(-1)).toBe(1.5);
  },
  '0': async (stage) => {
    await open(stage);
    await zoomIn(stage, 2);
    await stage.press('0');
    expect(stage.recorded.at(-1)).toBe(1);
  },
  'ArrowRight (zoomed)': moves('ArrowRight', 'x', -1),
  'ArrowLeft (zoomed)': moves('ArrowLeft', 'x', 1),
  'ArrowDown (zoomed)': moves('ArrowDown', 'y', -1),
  'ArrowUp (zoomed)': moves('ArrowUp', 'y', 1),
  'Enter (on a thumbnail)': async (stage) => {
    await open(stage);
    const thumbs = document.querySelectorAll<HTMLElement>('[data-part="thumb"]');
    while (document.activeElement !== thumbs[2]) await stage.press('Tab');
    await stage.press('Enter');
    expect(stage.recorded).toEqual([2]);
  },
};
