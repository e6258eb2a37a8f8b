import type { ResponseOf, RequestOf } from './api.ts';

export { dayParts } from '@salonica/contract/v1/facts';
export type { DayPart } from '@salonica/contract/v1/waitlist';

export type Waitlist = ResponseOf<'readWaitlist'>;

export type WaitEntry = Waitlist['entries'][number];

/** A held time. */
export type WaitOffer = NonNullable<WaitEntry['offer']>;

/** A booking that was moved and can be moved back. */
export type WaitMove = Waitlist['moves'][number];

/** The request for an entry. */
export type WaitDraft = RequestOf<'joinWaitlist'>['body'];

/** What to do with a booking when an earlier time is free: notify the customer, or move it. */
export type EarlierMode = WaitEntry['mode'];

/** A time at a fully booked salon. */
export type NewWaitDraft = Extract<WaitDraft, { kind: 'new' }>;

/** An earlier time for a booking, with its own barber. */
export type EarlierDraft = Extract<WaitDraft, { kind: 'earlier' }>;
