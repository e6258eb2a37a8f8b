import { randomUUID } from 'node:crypto';
import { failureBodySchema } from '@salonica/contract/v1';
import { sent as read } from '../../test/read-json.ts';
import type { Attempt, History, Told } from './history.ts';

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Sends a call to one of the processes. */
export type Send = (call: Call) => Promise<{ status: number; text: string }>;

export type Asked = Pick<
  Attempt,
  'kind' | 'salonId' | 'serviceId' | 'barberId' | 'date' | 'time' | 'revision' | 'parts'
>;

/** The credentials of a caller. */
export const authorization = (name: string) => ({ Authorization: `Bearer test.${name}` });

/**
 * Makes the writes of one caller and records them.
 * @param tell - what the body of a success says; null where nothing was changed, as bookings are in
 * the way
 */
export function createCaller(
  name: string,
  send: Send,
  history: History,
  tell: (body: unknown, asked: Asked) => Told | null,
) {
  return async function attempt(
    asked: Asked,
    call: Pick<Call, 'method' | 'path'> & { body?: object },
    isRepeated: boolean,
  ): Promise<Told | null> {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const headers = {
      ...authorization(name),
      'Idempotency-Key': randomUUID(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(asked.revision === null ? {} : { 'If-Match': `"${asked.revision}"` }),
    };
    const times = isRepeated ? 2 : 1;
    const sent = performance.now();
    history.calls += times;
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        send({ method: call.method, path: call.path, headers, body }),
      ),
    );
    const answered = performance.now();
    // A refusal stores nothing: of two attempts at a lost race the second may win.
    const successes = answers.flatMap(({ status, text }) => {
      const booking = status < 300 ? tell(JSON.parse(text), asked) : null;
      return booking === null ? [] : [{ status, text, booking }];
    });
    if (new Set(successes.map(({ text }) => text)).size > 1) {
      history.problems.push(`${name} got two answers to one ${asked.kind}`);
    }
    for (const { status, text } of answers) {
      if (status >= 500) history.problems.push(`${asked.kind} answered ${status}: ${text}`);
    }
    const record = { client: name, ...asked, sent, answered };
    const [success] = successes;
    if (success !== undefined) {
      const { booking } = success;
      history.attempts.push({ ...record, status: success.status, booking, code: null });
      return booking;
    }
    const { status = 0, text = '{}' } = answers[0] ?? {};
    const code = status < 300 ? 'slot-taken' : read(failureBodySchema, JSON.parse(text)).code;
    history.attempts.push({ ...record, status, booking: null, code });
    return null;
  };
}
