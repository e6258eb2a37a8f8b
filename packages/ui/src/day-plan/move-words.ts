import type { DayPlanMessages } from './DayPlan.messages.ts';
import { timeOf } from './day-plan-time.ts';
import type { DayPlanEntry, DayPlanRefusal } from './day-plan-types.ts';
import type { Move, Target } from './move.ts';

/** How a place of the carried entry is drawn. */
export type MoveTone = 'free' | 'warning' | 'refused';

export function toneOf(refusal: DayPlanRefusal): MoveTone {
  if (refusal === null) return 'free';
  return typeof refusal === 'string' ? 'refused' : 'warning';
}

const nameOf = ({ title, detail }: DayPlanEntry): string =>
  detail === undefined ? title : `${title}, ${detail}`;

/** What a move does, or would do, as a sentence for the status line. */
export function wordsOf(
  move: Move,
  barberOf: (columnId: string) => string,
  t: DayPlanMessages,
): string {
  const target = ({ columnId, from }: Target, { from: start, until }: DayPlanEntry): string =>
    t.target(timeOf(from), timeOf(from + until - start), barberOf(columnId));
  switch (move.phase) {
    case 'idle':
      return '';
    case 'fixed':
      return t.fixed(nameOf(move.entry));
    case 'picked':
      return move.by === 'key' ? t.picked(nameOf(move.entry)) : t.dragged(nameOf(move.entry));
    case 'refused':
      return t.stillRefused(typeof move.refusal === 'string' ? move.refusal : '');
    case 'dropped':
      return t.dropped(nameOf(move.entry), target(move.at, move.entry));
    case 'returned':
      if (move.why === 'changed') return t.changed(nameOf(move.entry));
      if (move.refusal === null) return t.returned(nameOf(move.entry));
      return t.refusedDrop(nameOf(move.entry), move.refusal);
    default: {
      const words = target(move.at, move.entry);
      if (move.refusal === null) return words;
      return typeof move.refusal === 'string'
        ? t.refused(words, move.refusal)
        : t.warned(words, move.refusal.warning);
    }
  }
}
