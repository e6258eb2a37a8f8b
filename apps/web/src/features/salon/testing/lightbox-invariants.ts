import type { ActorLogic, SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import type { LightboxEvent, LightboxInput, lightboxMachine } from '../lightbox-machine.ts';

export type LightboxSnapshot = SnapshotFrom<typeof lightboxMachine>;

/** The visible state. */
export type LightboxView = 'closed' | 'loading' | 'idle' | 'zoomed' | 'failed';

export const everyView: readonly LightboxView[] = ['closed', 'loading', 'idle', 'zoomed', 'failed'];

export function viewOf({ value }: LightboxSnapshot): LightboxView {
  if (value === 'closed') return 'closed';
  return typeof value.open === 'string' ? value.open : value.open.viewing;
}

/** All events of visitor, URL and network, sensible or not. */
function everyEvent(count: number): readonly LightboxEvent[] {
  const indices = [-1, 0.5, Number.NaN, ...Array.from({ length: count + 1 }, (_, index) => index)];
  const actorId = 'decodePhoto';
  return [
    ...indices.flatMap((index) => [
      { type: 'photo.open', index },
      { type: 'photo.show', index },
      { type: 'photo.decoded', index },
    ]),
    { type: 'photo.next' },
    { type: 'photo.previous' },
    { type: 'photo.retry' },
    { type: 'zoom.change', zoom: 0.5 },
    { type: 'zoom.change', zoom: 1 },
    { type: 'zoom.change', zoom: 2 },
    { type: 'zoom.change', zoom: 3 },
    { type: 'lightbox.close' },
    { type: 'xstate.done.actor.decodePhoto', actorId },
    { type: 'xstate.error.actor.decodePhoto', actorId, error: new Error('No picture') },
  ] as readonly LightboxEvent[];
}

/** The invariants of one state. */
function brokenIn(state: LightboxSnapshot): string[] {
  const { index, count, ready, zoom } = state.context;
  const view = viewOf(state);
  const broken: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) broken.push(`${view} at ${index} of ${count}: ${rule}`);
  };
  const exists = (picture: number) =>
    Number.isInteger(picture) && picture >= 0 && picture < Math.max(1, count);
  const can = (type: 'photo.next' | 'photo.previous' | 'photo.retry') => state.can({ type });

  must(exists(index), 'the picture exists');
  must(ready.every(exists) && new Set(ready).size === ready.length, 'what is ready exists, once');
  must(view === 'closed' || count > 0, 'an empty gallery stays closed');
  if (view === 'idle' || view === 'zoomed') must(ready.includes(index), 'it can be drawn whole');
  if (view === 'loading' || view === 'failed') must(!ready.includes(index), 'it is not ready yet');
  must(can('photo.next') === (view !== 'closed' && count > 1), 'next where there is another');
  must(can('photo.previous') === can('photo.next'), 'previous wherever there is a next');
  must(can('photo.retry') === (view === 'failed'), 'again only what failed');
  must(zoom > 1 === (view === 'zoomed') && zoom >= 1, 'only what is zoomed is larger');
  must(
    state.can({ type: 'zoom.change', zoom: 2 }) === (view === 'idle' || view === 'zoomed'),
    'nearer only what is seen whole',
  );
  must(state.can({ type: 'lightbox.close' }) === (view !== 'closed'), 'it can always be closed');
  return broken;
}

/** The invariants between one state and the next. */
function brokenBetween(
  before: LightboxSnapshot,
  event: LightboxEvent,
  after: LightboxSnapshot,
): string[] {
  const [from, to] = [viewOf(before), viewOf(after)];
  const { index, count } = before.context;
  const next = after.context.index;
  const broken: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) broken.push(`${from} -> ${to} on ${JSON.stringify(event)}: ${rule}`);
  };
  const isOpen = from !== 'closed';
  const stays = () => must(from === to && index === next, 'nothing changes');

  must(
    before.context.ready.every((ready) => after.context.ready.includes(ready)),
    'what came stays',
  );
  if (next !== index) must(to !== 'zoomed' && to !== 'failed', 'another picture starts afresh');
  if (isOpen && to === 'closed') {
    must(event.type === 'lightbox.close' && next === index, 'it closes when asked, where it was');
  }
  switch (event.type) {
    case 'photo.open':
      if (!isOpen && event.index >= 0 && event.index < count && Number.isInteger(event.index)) {
        must(to !== 'closed' && next === event.index, 'it opens at the picture asked for');
      } else stays();
      break;
    case 'photo.show':
      if (isOpen && event.index >= 0 && event.index < count && Number.isInteger(event.index)) {
        if (event.index === index) stays();
        else must(to !== 'closed' && next === event.index, 'it shows the picture asked for');
      } else stays();
      break;
    case 'photo.next':
      if (isOpen && count > 1) must(next === (index + 1) % count, 'after the last the first');
      else stays();
      break;
    case 'photo.previous':
      if (isOpen && count > 1) must((next + 1) % count === index, 'before the first the last');
      else stays();
      break;
    case 'zoom.change':
      must(next === index, 'the picture stays');
      if (from === 'idle' || from === 'zoomed') {
        must(after.context.zoom === Math.max(1, event.zoom), 'it is as near as asked for');
      } else stays();
      break;
    default:
      must(next === index, 'the picture stays');
  }
  return broken;
}

function brokenWith(machine: typeof lightboxMachine, count: number): string[] {
  // The types of the graph tools lose the machine's own; this is the actual return type.
  const logic = machine as unknown as ActorLogic<LightboxSnapshot, LightboxEvent, LightboxInput>;
  const edges = adjacencyMapToArray(
    getAdjacencyMap(logic, {
      input: { count },
      events: everyEvent(count),
      serializeState: ({ value, context }: LightboxSnapshot) =>
        JSON.stringify([
          value,
          context.index,
          context.zoom,
          context.ready.toSorted((a, b) => a - b),
        ]),
      serializeEvent: (event: LightboxEvent) =>
        `${event.type} ${'index' in event ? event.index : ''} ${'zoom' in event ? event.zoom : ''}`,
      // Stops at a broken state.
      stopWhen: (state) => brokenIn(state).length > 0,
      limit: 100_000,
    }),
  );
  const reached = new Set(edges.map(({ nextState }) => viewOf(nextState)));
  const missing = count === 0 ? [] : everyView.filter((view) => !reached.has(view));
  return [
    ...missing.map((view) => `${view} is never shown`),
    ...edges.flatMap(({ state, event, nextState }) => [
      ...brokenIn(nextState),
      ...brokenBetween(state, event, nextState),
    ]),
  ];
}

/** Every rule that the lightbox breaks in some reachable state; empty for a correct one. */
export function brokenLightboxRules(machine: typeof lightboxMachine): string[] {
  return [...new Set([0, 1, 3].flatMap((count) => brokenWith(machine, count)))];
}
