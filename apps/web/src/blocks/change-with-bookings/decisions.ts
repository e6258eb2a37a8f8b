import type { CancelReason, DeskDecision, DeskTouched } from '../../domain/desk.ts';

/** What a member has chosen for a booking so far. */
export type Draft =
  | { readonly choice: 'keep' }
  | {
      readonly choice: 'move';
      /** Empty until it is entered. */
      readonly date: string;
      readonly time: string;
      readonly barberId: string;
      /** Whether it is none of the suggestions. */
      readonly isOwnTime: boolean;
    }
  | { readonly choice: 'cancel'; readonly reason: CancelReason };

export type Choice = Draft['choice'];

/** A booking that a change touches, and its decision. */
export interface Row {
  readonly booking: DeskTouched;
  readonly draft: Draft | null;
  /** What happened to it since the member was asked first. */
  readonly mark: 'new' | 'changed' | null;
}

/** The move to a suggestion, or to a time that the member enters. */
export function moveDraft(
  { suggestions, barber }: DeskTouched,
  team: readonly { readonly id: string }[],
  index = 0,
): Draft {
  const suggestion = suggestions[index];
  // Who left the team has no chair.
  const isThere = team.some(({ id }) => id === barber.id);
  const barberId = isThere ? barber.id : (team[0]?.id ?? barber.id);
  return suggestion === undefined
    ? { choice: 'move', date: '', time: '', barberId, isOwnTime: true }
    : {
        choice: 'move',
        date: suggestion.date,
        time: suggestion.time,
        barberId: suggestion.barber.id,
        isOwnTime: false,
      };
}

/** What is sent for a booking; null where something is missing. */
export function decisionOf({ booking, draft }: Row): DeskDecision | null {
  const seen = { id: booking.id, revision: booking.revision };
  if (draft === null) return null;
  if (draft.choice === 'keep') return { ...seen, choice: 'keep' };
  if (draft.choice === 'cancel') return { ...seen, choice: 'cancel', reason: draft.reason };
  const { date, time, barberId } = draft;
  if (date === '' || time === '') return null;
  return { ...seen, choice: 'move', date, time, barberId };
}

export const decisionsOf = (rows: readonly Row[]): readonly DeskDecision[] =>
  rows.flatMap((row) => decisionOf(row) ?? []);

export const isDecided = (rows: readonly Row[]): boolean =>
  rows.every((row) => decisionOf(row) !== null);

/** The bookings as the server lists them now, with the decisions that still fit them. */
export function rowsAfter(
  before: readonly Row[],
  touched: readonly DeskTouched[],
  mayKeep: boolean,
): readonly Row[] {
  return touched.map((booking) => {
    const known = before.find((row) => row.booking.id === booking.id);
    if (known === undefined) {
      return { booking, draft: null, mark: before.length === 0 ? null : 'new' };
    }
    if (known.booking.revision !== booking.revision) {
      return { booking, draft: null, mark: 'changed' };
    }
    const fits = mayKeep || known.draft?.choice !== 'keep';
    return { booking, draft: fits ? known.draft : null, mark: null };
  });
}

/** One decision; what the server said about the former one is no longer true. */
export const decide = (rows: readonly Row[], id: string, draft: Draft): readonly Row[] =>
  rows.map((row) =>
    row.booking.id === id ? { ...row, draft, booking: { ...row.booking, problem: null } } : row,
  );

/** The same choice for all; a booking without a free time keeps what was chosen for it. */
export const decideAll = (
  rows: readonly Row[],
  choice: Choice,
  reason: CancelReason,
): readonly Row[] =>
  rows.map((row) => {
    const booking = { ...row.booking, problem: null };
    if (choice === 'keep') return { ...row, booking, draft: { choice } };
    if (choice === 'cancel') return { ...row, booking, draft: { choice, reason } };
    if (booking.suggestions.length === 0) return row;
    return { ...row, booking, draft: moveDraft(booking, []) };
  });
