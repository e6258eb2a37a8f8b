import { getShortestPaths } from 'xstate/graph';
import { type LightboxEvent, lightboxMachine } from '../lightbox-machine.ts';
import { type LightboxSnapshot, viewOf } from './lightbox-invariants.ts';

/** How a picture that was asked for turned out, in the words of the machine. */
export interface Outcome {
  readonly type: 'xstate.done.actor.decodePhoto' | 'xstate.error.actor.decodePhoto';
  readonly actorId: 'decodePhoto';
  readonly error?: Error;
}

export type VisitorEvent = LightboxEvent | Outcome;

const came: Outcome = { type: 'xstate.done.actor.decodePhoto', actorId: 'decodePhoto' };
const failed: Outcome = {
  type: 'xstate.error.actor.decodePhoto',
  actorId: 'decodePhoto',
  error: new Error('No picture'),
};

/** Everything the visitor finds on the screen in a state, and what the network may say. */
function possible(state: LightboxSnapshot): readonly VisitorEvent[] {
  const { count, index, zoom } = state.context;
  const view = viewOf(state);
  if (view === 'closed') return [{ type: 'photo.open', index: 1 }];
  return [
    { type: 'photo.next' },
    { type: 'photo.previous' },
    // From three on a small picture can be two steps away.
    { type: 'photo.show', index: (index + 2) % count },
    { type: 'lightbox.close' },
    ...(view === 'loading' ? [came, failed] : []),
    ...(view === 'failed' ? [{ type: 'photo.retry' } as const] : []),
    ...(view === 'idle' || view === 'zoomed'
      ? [{ type: 'zoom.change', zoom: zoom > 1 ? 1 : 1.5 } as const]
      : []),
  ];
}

export interface VisitorStep {
  readonly event: VisitorEvent;
  readonly state: LightboxSnapshot;
}

/** An event in words, for the name of a test. */
export function inWords(event: VisitorEvent): string {
  if ('actorId' in event) return event.error === undefined ? 'picture comes' : 'picture fails';
  return event.type === 'photo.open' || event.type === 'photo.show'
    ? `${event.type} ${event.index}`
    : event.type;
}

/**
 * Ways from the page without a picture, each the shortest to its end, that together take every kind of transition: a
 * view, what happens in it, and the view it leads to.
 */
export function lightboxPaths(count: number): readonly (readonly VisitorStep[])[] {
  const shortest = getShortestPaths(lightboxMachine, {
    input: { count },
    events: (state) => possible(state) as readonly LightboxEvent[],
    serializeState: ({ value, context }, event) =>
      JSON.stringify([
        value,
        context.index,
        context.ready.toSorted((a, b) => a - b),
        event === undefined ? '' : inWords(event),
      ]),
    limit: 20_000,
  });
  const taken = new Set<string>();
  return shortest
    .map(({ steps }) => steps as readonly VisitorStep[])
    .toSorted((a, b) => b.length - a.length)
    .filter((steps) => {
      const kinds = steps
        .slice(1)
        .map(({ event, state }, at) =>
          [steps[at] && viewOf(steps[at].state), event.type, viewOf(state)].join(' '),
        );
      const isNew = kinds.some((kind) => !taken.has(kind));
      for (const kind of kinds) taken.add(kind);
      return isNew;
    })
    .map((steps) => steps.slice(1));
}
