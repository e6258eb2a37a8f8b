import type { DayPlanEntry, DayPlanRefusal } from './day-plan-types.ts';

/** Where a carried entry would be dropped. */
export interface Target {
  columnId: string;
  from: number;
}

interface Held {
  entry: DayPlanEntry;
  at: Target;
  by: 'press' | 'key';
  refusal: DayPlanRefusal;
}

/** The life of a move, from the first press to the last word about it. */
export type Move =
  | { phase: 'idle' }
  /** It cannot be picked up. */
  | { phase: 'fixed'; entry: DayPlanEntry }
  | ({ phase: 'picked' } & Held)
  | ({ phase: 'carried' } & Held)
  /** Dropped at a refused place with a key: still carried. */
  | ({ phase: 'refused' } & Held)
  | ({ phase: 'dropped' } & Held)
  /** `changed`: someone else changed it meanwhile; `refusal`: why a pointer could not drop it. */
  | {
      phase: 'returned';
      entry: DayPlanEntry;
      why: 'returned' | 'changed';
      refusal: string | null;
    };

export type MoveEvent =
  | { type: 'pick'; entry: DayPlanEntry; by: 'press' | 'key'; movable: boolean }
  | { type: 'carry'; at: Target; refusal: DayPlanRefusal }
  | { type: 'drop' }
  | { type: 'return' }
  /** The consumer has the entry like this now, or no longer. */
  | { type: 'update'; entry: DayPlanEntry | undefined }
  /** The last words were read. */
  | { type: 'settle' };

export type Carrying = Extract<Move, { phase: 'picked' | 'carried' | 'refused' }>;

export const idle: Move = { phase: 'idle' };

export function isCarrying(move: Move): move is Carrying {
  return move.phase === 'picked' || move.phase === 'carried' || move.phase === 'refused';
}

const isAt = ({ columnId, from }: DayPlanEntry, at: Target): boolean =>
  columnId === at.columnId && from === at.from;

const returned = (entry: DayPlanEntry) =>
  ({ phase: 'returned', entry, why: 'returned', refusal: null }) as const;

function drop(move: Carrying): Move {
  const { entry, at, by, refusal } = move;
  if (isAt(entry, at)) return returned(entry);
  if (typeof refusal !== 'string') return { phase: 'dropped', entry, at, by, refusal };
  // A pointer has let go of it; a key can carry it elsewhere.
  if (by === 'press') return { ...returned(entry), refusal };
  return { ...move, phase: 'refused' };
}

function pick({ entry, by, movable }: Extract<MoveEvent, { type: 'pick' }>): Move {
  if (!movable) return { phase: 'fixed', entry };
  const at = { columnId: entry.columnId, from: entry.from };
  return { phase: 'picked', entry, at, by, refusal: null };
}

/** Whether the entry that is carried is still the one that was picked up. */
function isUnchanged(a: DayPlanEntry, b: DayPlanEntry | undefined): boolean {
  return b !== undefined && isAt(b, a) && b.until === a.until;
}

/** The next state of a move; an event that does not fit the state changes nothing. */
export function nextMove(move: Move, event: MoveEvent): Move {
  if (!isCarrying(move)) {
    if (event.type === 'pick') return pick(event);
    return event.type === 'settle' && move.phase !== 'idle' ? idle : move;
  }
  switch (event.type) {
    case 'carry':
      return { ...move, phase: 'carried', at: event.at, refusal: event.refusal };
    case 'drop':
      return drop(move);
    case 'return':
      return returned(move.entry);
    case 'update':
      if (isUnchanged(move.entry, event.entry)) return move;
      return { ...returned(move.entry), why: 'changed' };
    default:
      return move;
  }
}

/** The current move, for the few elements that show it: a step of it does not render the plan. */
export interface Moves {
  get: () => Move;
  send: (event: MoveEvent) => Move;
  subscribe: (listener: () => void) => () => void;
}

export function createMoves(): Moves {
  let move = idle;
  const listeners = new Set<() => void>();
  return {
    get: () => move,
    send: (event) => {
      const next = nextMove(move, event);
      if (next !== move) {
        move = next;
        for (const listener of listeners) listener();
      }
      return move;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
