import { facades, interiors } from '@salonica/storybook/fixtures';
import preview from '@salonica/storybook/preview';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Lightbox, type LightboxPicture, type LightboxProps } from './index.ts';
import { el, en } from './Lightbox.messages.ts';

type Language = 'en' | 'el';

const alts = {
  en: ['The front', 'The chairs', 'The shelf', 'Next door', 'The corner', 'The seafront'],
  el: ['Η πρόσοψη', 'Οι θέσεις', 'Το ράφι', 'Δίπλα', 'Η γωνία', 'Η παραλία'],
};

const drawings = [
  facades.aristotelous,
  interiors.stations,
  interiors.shelf,
  facades.thermaikos,
  facades.ladadika,
  facades.kyma,
];

const picturesIn = (language: Language): LightboxPicture[] =>
  drawings.map(({ light, dark }, index) => ({
    src: light,
    darkSrc: dark,
    alt: `${alts[language][index] ?? ''}, Atelier Aristotelous`,
    width: 640,
    height: 480,
  }));

const languageOf = (globals: Record<string, unknown>): Language => globals['language'] as Language;
const messagesOf = (globals: Record<string, unknown>) => (languageOf(globals) === 'el' ? el : en);

const meta = preview.meta({
  title: 'Components/Salons/Lightbox',
  component: Lightbox,
  // It covers the window: on a page of documentation it gets one of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Atelier Aristotelous',
    pictures: picturesIn('en'),
    index: 2,
    onIndexChange: fn(),
    onZoomChange: fn(),
  },
});

export const Default = meta.story();

export const Zoomed = meta.story({ args: { zoom: 2.5 } });

/** One picture has nothing to turn to. */
export const OnePicture = meta.story({
  args: { pictures: picturesIn('en').slice(0, 1), index: 0 },
});

/** Pictures of any shape fit into the same frame. */
export const OtherShapes = meta.story({
  args: {
    pictures: picturesIn('en').map((picture, index) =>
      index === 2 ? { ...picture, width: 480, height: 640 } : picture,
    ),
  },
});

const broken: LightboxPicture = { src: 'data:image/png;base64,AAAA', alt: 'The wash room' };

export const Failed = meta.story({ args: { pictures: [broken, ...picturesIn('en')], index: 0 } });

async function drawn(): Promise<void> {
  await waitFor(() =>
    expect(
      document.querySelector('[data-component="lightbox"] [data-place="0"]'),
    ).not.toHaveAttribute('data-status', 'loading'),
  );
  await waitFor(() =>
    expect(
      [...document.querySelectorAll<HTMLImageElement>('[data-part="thumb"] img')].every(
        (image) => image.complete,
      ),
    ).toBe(true),
  );
}

/** The top layer covers the window, so that the picture is of a room as high as a phone. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (args, { globals }) => (
    <div style={{ blockSize: 812 }}>
      <Lightbox {...args} pictures={picturesIn(languageOf(globals))} />
    </div>
  ),
  play: drawn,
});

interface GalleryProps extends Partial<LightboxProps> {
  pictures: readonly LightboxPicture[];
  startAt?: number;
}

/** Holds what a page would hold, and opens from the second of its tiles. */
function Gallery({ pictures, startAt = 1, ...rest }: GalleryProps) {
  const [index, setIndex] = useState<number | null>(null);
  const [last, setLast] = useState(startAt);
  const [zoom, setZoom] = useState(1);
  const tiles = useRef<(HTMLButtonElement | null)[]>([]);
  return (
    <div style={{ minBlockSize: '200vb' }}>
      {pictures.map((picture, at) => (
        <Button
          key={picture.src}
          ref={(tile) => {
            tiles.current[at] = tile;
          }}
          onClick={() => setIndex(at)}
        >
          {picture.alt}
        </Button>
      ))}
      <Lightbox
        title="Atelier Aristotelous"
        {...rest}
        open={index !== null}
        pictures={pictures}
        index={index ?? last}
        zoom={zoom}
        returnFocus={() => tiles.current[last]}
        onOpenChange={(open, details) => {
          rest.onOpenChange?.(open, details);
          setIndex(null);
        }}
        onIndexChange={(next, details) => {
          rest.onIndexChange?.(next, details);
          setIndex(next);
          setLast(next);
        }}
        onZoomChange={(next, details) => {
          rest.onZoomChange?.(next, details);
          setZoom(next);
        }}
      />
    </div>
  );
}

const asked = { open: fn(), index: fn(), zoom: fn() };

const handlers = {
  onOpenChange: asked.open,
  onIndexChange: asked.index,
  onZoomChange: asked.zoom,
};

function forget(): void {
  for (const call of Object.values(asked)) call.mockClear();
}

const part = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(
    `[data-component="lightbox"] [data-part="${name}"]`,
  );
  if (!found) throw new Error(`The lightbox has no ${name}`);
  return found;
};

const shown = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-place="0"]');
  if (!found) throw new Error('No picture is in view');
  return found;
};

/** The keyboard alone: in, round both ends, close up and about, out again to the tile of the last picture. */
export const Behaviour = meta.story({
  render: (_, { globals }) => <Gallery {...handlers} pictures={picturesIn(languageOf(globals))} />,
  play: async ({ canvas, globals, userEvent }) => {
    forget();
    const t = messagesOf(globals);
    const pictures = picturesIn(languageOf(globals));
    const tile = (index: number) =>
      canvas.getByRole('button', { name: pictures[index]?.alt ?? '' });
    const said = (index: number) =>
      t.position({ index: index + 1, count: 6, description: pictures[index]?.alt ?? '' });

    tile(0).focus();
    const before = tile(0).getBoundingClientRect().left;
    await userEvent.keyboard('{Enter}');
    const dialog = canvas.getByRole('dialog', { name: 'Atelier Aristotelous' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(tile(0).getBoundingClientRect().left).toBe(before);
    await expect(part('position')).toHaveTextContent(said(0));
    await expect(part('position')).toHaveAttribute('aria-live', 'polite');
    await expect(part('counter')).toHaveTextContent('1 / 6');

    await userEvent.keyboard('{ArrowLeft}');
    await expect(asked.index).toHaveBeenLastCalledWith(5, { reason: 'key' });
    await expect(part('position')).toHaveTextContent(said(5));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(asked.index).toHaveBeenLastCalledWith(1, { reason: 'key' });
    await userEvent.keyboard('{End}');
    await expect(asked.index).toHaveBeenLastCalledWith(5, { reason: 'key' });
    await userEvent.keyboard('{Home}');
    await expect(asked.index).toHaveBeenLastCalledWith(0, { reason: 'key' });

    await userEvent.keyboard('+');
    await expect(asked.zoom).toHaveBeenLastCalledWith(1.5, { reason: 'key' });
    const turns = asked.index.mock.calls.length;
    const resting = dialog.style.getPropertyValue('--_pan-x');
    await userEvent.keyboard('++{ArrowRight}');
    await expect(asked.index).toHaveBeenCalledTimes(turns);
    await expect(dialog.style.getPropertyValue('--_pan-x')).not.toBe(resting);
    await userEvent.keyboard('-');
    await expect(asked.zoom).toHaveBeenLastCalledWith(2.25, { reason: 'key' });
    await userEvent.keyboard('0');
    await expect(asked.zoom).toHaveBeenLastCalledWith(1, { reason: 'key' });
    await userEvent.keyboard('+{End}');
    await expect(asked.zoom).toHaveBeenLastCalledWith(1, { reason: 'picture' });

    const thumb = canvas.getByRole('button', { name: said(2) });
    await expect(canvas.getByRole('button', { name: said(5) })).toHaveAttribute('aria-current');
    await userEvent.click(thumb);
    await expect(asked.index).toHaveBeenLastCalledWith(2, { reason: 'choice' });
    await userEvent.click(canvas.getByRole('button', { name: t.next }));
    await expect(asked.index).toHaveBeenLastCalledWith(3, { reason: 'press' });
    await userEvent.click(canvas.getByRole('button', { name: t.close }));
    await expect(asked.open).toHaveBeenLastCalledWith(false, { reason: 'close-button' });
    await expect(tile(3)).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
});

interface Stroke {
  from: [number, number];
  to: [number, number];
  /** How long the finger takes at least, in milliseconds. */
  time?: number;
  id?: number;
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

function touch(type: string, [clientX, clientY]: [number, number], pointerId = 1): void {
  shown()
    .querySelector('[data-part="mount"]')
    ?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId,
        pointerType: 'touch',
        clientX,
        clientY,
      }),
    );
}

async function stroke({ from, to, time = 0, id }: Stroke): Promise<void> {
  touch('pointerdown', from, id);
  touch('pointermove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], id);
  await wait(time);
  touch('pointermove', to, id);
  touch('pointerup', to, id);
}

/** Fingers: far enough turns, a small push does not, a pull closes, two fingers and a double press zoom. */
export const BehaviourFingers = meta.story({
  render: (_, { globals }) => <Gallery {...handlers} pictures={picturesIn(languageOf(globals))} />,
  play: async ({ canvas, globals, userEvent }) => {
    forget();
    const pictures = picturesIn(languageOf(globals));
    const tile = canvas.getByRole('button', { name: pictures[0]?.alt ?? '' });
    await userEvent.click(tile);
    await drawn();
    const box = shown().getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;

    await stroke({ from: [x, y], to: [x - box.width * 0.4, y + 5] });
    await expect(asked.index).toHaveBeenLastCalledWith(1, { reason: 'swipe' });
    await stroke({ from: [x, y], to: [x + box.width * 0.4, y + 5] });
    await expect(asked.index).toHaveBeenLastCalledWith(0, { reason: 'swipe' });
    await stroke({ from: [x, y], to: [x + 40, y], time: 220 });
    await expect(asked.index).toHaveBeenCalledTimes(2);
    const dialog = canvas.getByRole('dialog');
    await expect(dialog).not.toHaveAttribute('data-gesture');

    // A double press zooms to the place it is at, and back.
    await stroke({ from: [x + 50, y], to: [x + 50, y] });
    await stroke({ from: [x + 50, y], to: [x + 50, y] });
    await expect(asked.zoom).toHaveBeenLastCalledWith(2.5, { reason: 'double-press' });
    const pan = dialog.style.getPropertyValue('--_pan-x');
    await expect(Number.parseFloat(pan)).toBeLessThan(0);
    // What is zoomed moves about, and neither turns nor closes.
    await stroke({ from: [x, y], to: [x + 30, y + 30] });
    await expect(dialog.style.getPropertyValue('--_pan-x')).not.toBe(pan);
    await expect(asked.index).toHaveBeenCalledTimes(2);
    await expect(asked.open).not.toHaveBeenCalled();
    await userEvent.keyboard('0');

    touch('pointerdown', [x - 40, y], 1);
    touch('pointerdown', [x + 40, y], 2);
    touch('pointermove', [x - 80, y], 1);
    touch('pointermove', [x + 80, y], 2);
    await expect(dialog).toHaveAttribute('data-gesture', 'pinch');
    touch('pointerup', [x - 80, y], 1);
    touch('pointerup', [x + 80, y], 2);
    await expect(asked.zoom).toHaveBeenLastCalledWith(2, { reason: 'pinch' });
    await userEvent.keyboard('0');

    await stroke({ from: [x, y], to: [x, y + box.height * 0.4] });
    await expect(asked.open).toHaveBeenLastCalledWith(false, { reason: 'swipe' });
  },
});

/** A picture shows when all of it is there; its neighbours are ready before they are asked for. */
export const BehaviourLoading = meta.story({
  render: (args, { globals }) => (
    <Lightbox {...args} pictures={picturesIn(languageOf(globals))} index={0} />
  ),
  play: async ({ canvas }) => {
    const slides = () => [...document.querySelectorAll('[data-part="slide"]')];
    await waitFor(() =>
      expect(slides().map((slide) => slide.getAttribute('data-place'))).toEqual([
        '-1',
        '0',
        '1',
        '2',
      ]),
    );
    await waitFor(() =>
      expect(slides().every((slide) => slide.getAttribute('data-status') === 'ready')).toBe(true),
    );
    await expect(slides().filter((slide) => slide.matches('[inert]'))).toHaveLength(3);
    await expect(canvas.getAllByRole('figure')).toHaveLength(1);
  },
});

/** A picture that fails is told, and can be tried again without losing the place. */
export const BehaviourFailed = meta.story({
  render: (args, { globals }) => (
    <Lightbox {...args} pictures={[broken, ...picturesIn(languageOf(globals))]} index={0} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = messagesOf(globals);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t.failed);
    await userEvent.click(within(alert).getByRole('button', { name: t.retry }));
    await expect(shown()).toHaveFocus();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t.failed);
  },
});

/** A consumer that fetches the pictures itself says how far each has come. */
export const BehaviourGivenStatus = meta.story({
  args: { onRetry: fn() },
  render: function GivenStatus(args, { globals }) {
    const [isBack, setBack] = useState(false);
    const pictures = picturesIn(languageOf(globals)).map((picture, index): LightboxPicture => ({
      ...picture,
      status: index > 0 ? 'loading' : isBack ? 'ready' : 'failed',
    }));
    return (
      <Lightbox
        {...args}
        pictures={pictures}
        index={0}
        onRetry={(index) => {
          args.onRetry?.(index);
          setBack(true);
        }}
      />
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = messagesOf(globals);
    await expect(document.querySelector('[data-place="1"]')).toHaveAttribute(
      'data-status',
      'loading',
    );
    await userEvent.click(await canvas.findByRole('button', { name: t.retry }));
    await expect(args.onRetry).toHaveBeenCalledWith(0);
    await expect(shown()).toHaveAttribute('data-status', 'ready');
    await expect(shown()).toHaveFocus();
  },
});

/** Between two pictures both ways lead to the other one, each from its own side. */
export const BehaviourTwoPictures = meta.story({
  render: (_, { globals }) => (
    <Gallery {...handlers} pictures={picturesIn(languageOf(globals)).slice(0, 2)} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = messagesOf(globals);
    const [first] = picturesIn(languageOf(globals));
    await userEvent.click(canvas.getByRole('button', { name: first?.alt ?? '' }));
    const before = shown();
    await userEvent.click(canvas.getByRole('button', { name: t.previous }));
    await waitFor(() => expect(before).toHaveAttribute('data-place', '1'));
    await userEvent.click(canvas.getByRole('button', { name: t.previous }));
    await expect(part('counter')).toHaveTextContent('1 / 2');
    await userEvent.click(canvas.getByRole('button', { name: t.close }));
  },
});
