'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type {
  DayPlanDetails,
  DayPlanEntry,
  DayPlanMove,
  DayPlanRefusal,
} from './day-plan-types.ts';
import { createMoves, isCarrying, type Moves, type Target } from './move.ts';

export interface CarryOptions {
  entries: readonly DayPlanEntry[];
  onMove: ((move: DayPlanMove, details: DayPlanDetails) => void) | undefined;
  refusal: ((draft: DayPlanMove) => DayPlanRefusal) | undefined;
}

export interface Carry {
  moves: Moves;
  /** The entry that is carried. */
  carriedId: string | null;
  pick: (entry: DayPlanEntry, by: 'press' | 'key') => void;
  /** Asks the consumer about a place before the entry is dropped there. */
  carry: (at: Target) => void;
  drop: () => void;
  giveUp: () => void;
}

/** Picks up, carries and drops entries; a step renders only what shows the move. */
export function useCarry({ entries, onMove, refusal }: CarryOptions): Carry {
  const [moves] = useState(createMoves);
  const readId = (): string | null => {
    const move = moves.get();
    return isCarrying(move) ? move.entry.id : null;
  };
  const carriedId = useSyncExternalStore(moves.subscribe, readId, () => null);

  useEffect(() => {
    if (carriedId === null) return;
    moves.send({ type: 'update', entry: entries.find(({ id }) => id === carriedId) });
  }, [moves, entries, carriedId]);

  return {
    moves,
    carriedId,
    pick: (entry, by) => {
      moves.send({
        type: 'pick',
        entry,
        by,
        movable: onMove !== undefined && entry.movable === true,
      });
    },
    carry: (at) => {
      const move = moves.get();
      if (!isCarrying(move)) return;
      const { entry } = move;
      if (move.phase === 'carried' && move.at.columnId === at.columnId && move.at.from === at.from)
        return;
      const isHome = entry.columnId === at.columnId && entry.from === at.from;
      const reason = isHome ? null : (refusal?.({ entryId: entry.id, ...at }) ?? null);
      moves.send({ type: 'carry', at, refusal: reason });
    },
    drop: () => {
      const move = moves.send({ type: 'drop' });
      if (move.phase !== 'dropped') return;
      onMove?.({ entryId: move.entry.id, ...move.at }, { reason: move.by });
    },
    giveUp: () => {
      moves.send({ type: 'return' });
    },
  };
}
