import { getShortestPaths } from 'xstate/graph';
import { type LightboxEvent, lightboxMachine } from '../lightbox-machine.ts';
import { type LightboxSnapshot, viewOf } from './lightbox-invariants.ts';

/** The result of loading a picture, as an event of the machine. */
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

/** All of the visitor's actions in a state, and the possible network events. */
function possible(state: LightboxSnapshot): readonly VisitorEvent[] {
  const { count, index, zoom } = state.context;
  const view = viewOf(state);
  if (view === 'closed') return [{ type: 'photo.open', index: 1 }];
  return [
    { type: 'photo.next' },
    { type: 'photo.previous' },
    // With three or more pictures a thumbnail can be two steps away.
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

/** An event as text, for a test title. */
export function eventName(event: VisitorEvent): string {
  if ('actorId' in event) return event.error === undefined ? 'picture comes' : 'picture fails';
  return event.type === 'photo.open' || event.type === 'photo.show'
    ? `${event.type} ${event.index}`
    : event.type;
}

/**
 * Shortest paths from the page without a picture that together cover every kind of transition: a
 * view, an event in it, and the resulting view.
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
        event === undefined ? '' : eventName(event),
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
