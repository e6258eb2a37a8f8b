import preview from '@salonica/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Lightbox, type LightboxPicture } from './index.ts';
import { asked, forget, Gallery, handlers } from './testing/Gallery.tsx';
import { broken, languageOf, messagesOf, picturesIn } from './testing/pictures.ts';
import { drawn, part, shown, stroke, touch } from './testing/view.ts';

const meta = preview.meta({
  title: 'Components/Salons/Lightbox',
  component: Lightbox,
  // It covers the window: on a documentation page it gets its own frame.
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

export const Default = meta.story({
  parameters: { greek: () => ({ pictures: picturesIn('el') }) },
});

export const Zoomed = meta.story({ args: { zoom: 2.5 } });

/** A single picture has no neighbours. */
export const OnePicture = meta.story({
  args: { pictures: picturesIn('en').slice(0, 1), index: 0 },
});

/** Pictures of any aspect ratio fit into the same frame. */
export const AspectRatios = meta.story({
  args: {
    pictures: picturesIn('en').map((picture, index) =>
      index === 2 ? { ...picture, width: 480, height: 640 } : picture,
    ),
  },
});

export const Failed = meta.story({ args: { pictures: [broken, ...picturesIn('en')], index: 0 } });

/** The top layer covers the window, so the screenshot has the height of a phone. */
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

/**
 * With the keyboard: open, wrap at both ends, zoom and pan, close at the tile of the last picture.
 */
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

/**
 * With fingers: a long drag changes the picture, a short one does not, a pull closes, pinch and
 * double tap zoom.
 */
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

    // A double press zooms to its position, and back.
    await stroke({ from: [x + 50, y], to: [x + 50, y] });
    await stroke({ from: [x + 50, y], to: [x + 50, y] });
    await expect(asked.zoom).toHaveBeenLastCalledWith(2.5, { reason: 'double-press' });
    const pan = dialog.style.getPropertyValue('--_pan-x');
    await expect(Number.parseFloat(pan)).toBeLessThan(0);
    // A zoomed picture pans, and neither changes nor closes.
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

/** A picture shows when it is fully loaded; its neighbours are preloaded. */
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

/** A failed picture shows an error, and can be retried without losing the position. */
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

/** A thumbnail that failed is a drawing, not the browser's sign for a broken picture. */
export const BehaviourBrokenThumbnail = meta.story({
  render: (args, { globals }) => (
    <Lightbox {...args} pictures={[broken, ...picturesIn(languageOf(globals))]} index={1} />
  ),
  play: async ({ canvas }) => {
    const [first, second] = [...part('thumbs').querySelectorAll('button')];
    await waitFor(() => expect(first?.querySelector('img')).toBeNull());
    await waitFor(() => expect(first?.querySelector('svg')).toBeVisible());
    await expect(second?.querySelector('img')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: first?.getAttribute('aria-label') ?? '' }),
    ).toBe(first);
  },
});

/** A consumer that fetches the pictures itself sets the status of each. */
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

/** With two pictures both directions show the other one, sliding in from the matching side. */
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
