import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  bookingResponseSchema,
  type BookingWire,
  conversationResponseSchema,
  idempotencyKeyHeader,
  messageResponseSchema,
  type MessageWire,
} from '@salonica/contract/v1';
import type { GenericSchema, InferInput } from 'valibot';
import { draftAt } from '../booking-calls.ts';
import type { MadeSalon } from '../salon-fixture.ts';
import { tokenOf } from './identity-stub.ts';
import type { Pair } from './pair.ts';
import { sent } from '../read-json.ts';

interface Write {
  path: string;
  body?: object;
  revision?: number;
}

/** A day with bookings that can be cancelled. */
export function bookableDay(daysAhead: number): string {
  return new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
}

/**
 * A customer who tries the other process if one does not respond, like a browser behind a balancer.
 */
export function persistentCustomer(pair: Pair, uid: string, first: 0 | 1 = 0) {
  const headers = { Authorization: `Bearer ${tokenOf(uid)}`, Origin: 'http://localhost' };
  let at = first;
  let repeats = 0;

  const other = (process: 0 | 1) => (process === 0 ? 1 : 0);

  /** Undefined where the result of the call is unknown. */
  async function attempt(process: 0 | 1, path: string, init: RequestInit) {
    try {
      const response = await fetch(`${pair.urlOf(process)}/api/v1/${path}`, init);
      const text = await response.text();
      if (response.status < 300) return text;
      if (response.status < 500) throw new Error(`${path} answered ${response.status}: ${text}`);
    } catch (error) {
      // Errors of fetch for an ended process.
      if (!(error instanceof TypeError)) throw error;
    }
    return undefined;
  }

  /** Repeats it with the same key until it gets a response. */
  async function write<Schema extends GenericSchema>(
    schema: Schema,
    { path, body, revision }: Write,
  ): Promise<InferInput<Schema>> {
    const init = {
      method: 'POST',
      headers: {
        ...headers,
        [idempotencyKeyHeader]: randomUUID(),
        ...(revision === undefined ? {} : { 'If-Match': `"${revision}"` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    for (;;) {
      const answer = await attempt(at, path, init);
      if (answer !== undefined) return sent(schema, JSON.parse(answer));
      repeats += 1;
      at = other(at);
      await wait(50);
    }
  }

  return {
    /** Number of repeated calls. */
    repeats: () => repeats,
    start: async (salonId: string): Promise<string> =>
      (await write(conversationResponseSchema, { path: 'conversations', body: { salonId } }))
        .conversation.id,
    send: async (conversationId: string, text: string): Promise<MessageWire> =>
      (
        await write(messageResponseSchema, {
          path: `conversations/${conversationId}/messages`,
          body: { text },
        })
      ).message,
    confirm: async (salon: MadeSalon, date: string, time: string): Promise<BookingWire> =>
      (
        await write(bookingResponseSchema, {
          path: 'bookings',
          body: draftAt(salon, { date, time }),
        })
      ).booking,
    cancel: async ({ id, revision }: BookingWire): Promise<BookingWire> =>
      (await write(bookingResponseSchema, { path: `bookings/${id}/cancel`, revision })).booking,
    /** The stream of one process. */
    follow: (process: 0 | 1, lastId?: string, signal?: AbortSignal) =>
      fetch(`${pair.urlOf(process)}/api/v1/events`, {
        headers: { ...headers, ...(lastId === undefined ? {} : { 'Last-Event-ID': lastId }) },
        ...(signal === undefined ? {} : { signal }),
      }),
  };
}
