import { createActor, fromCallback, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type LightboxFact, lightboxMachine, neighboursOf } from './lightbox-machine.ts';
import { brokenLightboxRules } from './testing/lightbox-invariants.ts';

const guards = Object.keys(lightboxMachine.implementations.guards);

describe('every reachable state', () => {
  it('keeps every rule', () => {
    expect(brokenLightboxRules(lightboxMachine)).toEqual([]);
  });

  it.each(guards)('would break without the guard "%s"', (guard) => {
    const without = lightboxMachine.provide({ guards: { [guard]: () => true } });
    expect(brokenLightboxRules(without)).not.toEqual([]);
  });
});

/** Flushes resolved promises. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

interface Source {
  readonly count?: number;
  readonly decode?: (index: number) => Promise<void>;
  readonly preload?: (index: number) => boolean;
}

function start({ count = 6, decode = async () => undefined, preload = () => false }: Source = {}) {
  const asked: number[] = [];
  const preloaded: (readonly number[])[] = [];
  const facts: LightboxFact[] = [];
  const actor = createActor(
    lightboxMachine.provide({
      actors: {
        decodePhoto: fromPromise(({ input: { index } }) => {
          asked.push(index);
          return decode(index);
        }),
        preloadPhotos: fromCallback(({ input: { indices }, sendBack }) => {
          preloaded.push(indices);
          for (const index of indices.filter(preload)) sendBack({ type: 'photo.decoded', index });
        }),
      },
    }),
    { input: { count } },
  );
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  return { actor, asked, preloaded, facts, value: () => actor.getSnapshot().value };
}

const idle = { open: { viewing: 'idle' } };

describe('a lightbox', () => {
  it('shows a picture once it is decoded, and fetches its neighbours', async () => {
    const { actor, asked, preloaded, value } = start();
    actor.send({ type: 'photo.open', index: 5 });
    expect(value()).toEqual({ open: 'loading' });
    await settle();
    expect(value()).toEqual(idle);
    expect(asked).toEqual([5]);
    expect(preloaded).toEqual([[0, 1, 4]]);
  });

  it('shows prefetched pictures at once, and fetches only missing ones', async () => {
    const { actor, asked, preloaded, value } = start({ preload: () => true });
    actor.send({ type: 'photo.open', index: 0 });
    await settle();
    actor.send({ type: 'photo.next' });
    expect(value()).toEqual(idle);
    expect(asked).toEqual([0]);
    expect(preloaded).toEqual([[1, 2, 5], [3]]);
  });

  it('shows the picture requested last, in any order of arrival', async () => {
    const answers = new Map<number, () => void>();
    const { actor, value } = start({
      decode: (index) => new Promise((resolve) => answers.set(index, resolve)),
    });
    actor.send({ type: 'photo.open', index: 0 });
    actor.send({ type: 'photo.next' });
    answers.get(0)?.();
    await settle();
    expect(value()).toEqual({ open: 'loading' });
    answers.get(1)?.();
    await settle();
    expect(value()).toEqual(idle);
    expect(actor.getSnapshot().context.index).toBe(1);
  });

  it('reports that a picture failed, skips it, and fetches it again on request', async () => {
    let isDown = true;
    const { actor, asked, value } = start({
      decode: async (index) => {
        if (isDown && index === 1) throw new Error('down');
      },
    });
    actor.send({ type: 'photo.open', index: 1 });
    await settle();
    expect(value()).toEqual({ open: 'failed' });
    actor.send({ type: 'photo.next' });
    await settle();
    expect(value()).toEqual(idle);
    actor.send({ type: 'photo.previous' });
    await settle();
    expect(value()).toEqual({ open: 'failed' });
    isDown = false;
    actor.send({ type: 'photo.retry' });
    await settle();
    expect(value()).toEqual(idle);
    expect(asked).toEqual([1, 2, 1, 1]);
  });

  it('zooms the visible picture, and resets the zoom for the next one', async () => {
    const { actor, value } = start();
    const zoom = () => actor.getSnapshot().context.zoom;
    actor.send({ type: 'photo.open', index: 0 });
    actor.send({ type: 'zoom.change', zoom: 2 });
    expect(zoom()).toBe(1);
    await settle();
    actor.send({ type: 'zoom.change', zoom: 2 });
    actor.send({ type: 'zoom.change', zoom: 3.5 });
    expect(value()).toEqual({ open: { viewing: 'zoomed' } });
    expect(zoom()).toBe(3.5);
    actor.send({ type: 'photo.next' });
    expect(zoom()).toBe(1);
  });

  it('reports each picture once, and the picture at closing', async () => {
    const { actor, facts } = start();
    actor.send({ type: 'photo.open', index: 2 });
    actor.send({ type: 'photo.open', index: 4 });
    await settle();
    actor.send({ type: 'photo.show', index: 2 });
    actor.send({ type: 'photo.previous' });
    actor.send({ type: 'photo.show', index: 0 });
    actor.send({ type: 'lightbox.close' });
    actor.send({ type: 'lightbox.close' });
    expect(facts).toEqual([
      { type: 'photo.shown', index: 2 },
      { type: 'photo.shown', index: 1 },
      { type: 'photo.shown', index: 0 },
      { type: 'lightbox.closed', index: 0 },
    ]);
  });
});

it.each([
  [0, 6, [1, 2, 5]],
  [5, 6, [0, 1, 4]],
  [0, 2, [1]],
  [1, 3, [2, 0]],
  [0, 1, []],
])('around picture %i of %i are %j', (index, count, around) => {
  expect(neighboursOf(index, count)).toEqual(around);
});
