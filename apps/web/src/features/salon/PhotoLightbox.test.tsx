import { describe, expect, it } from 'vitest';
import { type LightboxSnapshot, type LightboxView, viewOf } from './testing/lightbox-invariants.ts';
import { eventName, lightboxPaths, type VisitorEvent } from './testing/lightbox-paths.ts';
import { type RenderedLightbox, renderLightbox } from './testing/render-lightbox.tsx';

const count = 3;

/** Performs the event on the screen. */
async function perform(box: RenderedLightbox, event: VisitorEvent, before: LightboxSnapshot) {
  if ('actorId' in event) return event.error === undefined ? box.come() : box.fail();
  switch (event.type) {
    case 'photo.open':
      return box.open(event.index);
    case 'photo.next':
      return box.press(box.button('next'));
    case 'photo.previous':
      return box.press(box.button('previous'));
    case 'photo.show':
      return box.press(box.small(event.index));
    case 'photo.retry':
      return box.press(box.control('[data-place="0"] [role="alert"] button'));
    case 'zoom.change':
      return box.key(before.context.zoom > 1 ? '0' : '+');
    case 'lightbox.close':
      return box.press(box.button('close'));
    default:
      throw new Error(`The screen has nothing for ${event.type}`);
  }
}

const statuses: Readonly<Record<LightboxView, string | null>> = {
  closed: null,
  loading: 'loading',
  idle: 'ready',
  zoomed: 'ready',
  failed: 'failed',
};

/** The machine's state as the screen has to show it. */
function expected(state: LightboxSnapshot) {
  const view = viewOf(state);
  const isOpen = view !== 'closed';
  const number = state.context.index + 1;
  return {
    isOpen,
    photo: isOpen ? `?photo=${number}` : '',
    counter: isOpen ? `${number} / ${count}` : null,
    status: statuses[view],
    isZoomed: view === 'zoomed',
    offersRetry: view === 'failed',
  };
}

describe('the lightbox on the screen, along every kind of path', () => {
  const paths = lightboxPaths(count);
  it.each(
    paths.map((steps) => [steps.map(({ event }) => eventName(event)).join(', '), steps] as const),
  )('%s', async (_, steps) => {
    const box = await renderLightbox();
    let before: LightboxSnapshot | undefined;
    for (const { event, state } of steps) {
      await perform(box, event, before ?? state);
      await box.settle();
      expect(box.view()).toEqual(expected(state));
      before = state;
    }
  });

  it('covers every view and every event of the screen', () => {
    const seen = new Set(paths.flatMap((steps) => steps.map(({ state }) => viewOf(state))));
    expect(seen).toEqual(new Set(['closed', 'loading', 'idle', 'zoomed', 'failed']));
    const events = new Set(paths.flatMap((steps) => steps.map(({ event }) => event.type)));
    expect(events.size).toBe(9);
  });
});

describe('the URL of a picture', () => {
  it('is one history entry while the lightbox is open, and Back closes it', async () => {
    const box = await renderLightbox();
    await box.open(0);
    await box.press(box.button('next'));
    await box.press(box.button('next'));
    expect(box.search()).toBe('?photo=3');
    await box.history(-1);
    expect(box.view()).toMatchObject({ isOpen: false, photo: '' });
    await box.history(1);
    expect(box.view()).toMatchObject({ isOpen: true, photo: '?photo=3' });
    await box.history(-1);
    await box.history(-1);
    expect(box.control('h1').textContent).toBe('Elsewhere');
  });

  it('leaves no entry behind when it is closed with the button', async () => {
    const box = await renderLightbox();
    await box.open(0);
    await box.escape();
    expect(box.view()).toMatchObject({ isOpen: false, photo: '' });
    await box.history(-1);
    expect(box.control('h1').textContent).toBe('Elsewhere');
  });

  it('opens the lightbox at that picture, and closing stays on the page', async () => {
    const box = await renderLightbox({ address: '/salon/01?tab=gallery&photo=2' });
    expect(box.view()).toMatchObject({ isOpen: true, counter: '2 / 3' });
    await box.key('ArrowLeft');
    expect(box.search()).toBe('?tab=gallery&photo=1');
    await box.press(box.button('close'));
    expect(box.view()).toMatchObject({ isOpen: false, photo: '?tab=gallery' });
    await box.history(-1);
    expect(box.control('h1').textContent).toBe('Elsewhere');
  });

  it.each(['0', '4', 'two', '-1'])('opens nothing when it is %s', async (number) => {
    const box = await renderLightbox({ address: `/salon/01?photo=${number}` });
    expect(box.view().isOpen).toBe(false);
  });

  it('opens where React mounts twice', async () => {
    const box = await renderLightbox({ address: '/salon/01?photo=2', strict: true });
    expect(box.view()).toMatchObject({ isOpen: true, counter: '2 / 3' });
  });
});

describe('the lightbox', () => {
  it('fetches the visible picture, then its neighbours', async () => {
    const box = await renderLightbox();
    await box.open(0);
    expect(box.asked).toEqual(['/1.svg']);
    await box.come();
    expect(box.asked).toEqual(['/1.svg', '/2.svg', '/3.svg']);
  });

  it('wraps at both ends with the keyboard', async () => {
    const box = await renderLightbox();
    await box.open(0);
    await box.key('ArrowLeft');
    expect(box.view().counter).toBe('3 / 3');
    await box.key('ArrowRight');
    expect(box.view().counter).toBe('1 / 3');
    await box.key('End');
    expect(box.view().counter).toBe('3 / 3');
    await box.key('Home');
    expect(box.view().counter).toBe('1 / 3');
  });

  it('describes a picture, and numbers one without a description', async () => {
    const box = await renderLightbox();
    await box.open(1);
    expect(box.button('caption').textContent).toBe('The basins, Ρόδι');
    await box.key('ArrowRight');
    expect(box.button('caption').textContent).toBe('Picture 3, Ρόδι');
  });
});
