import { randomUUID } from 'node:crypto';
import { addDays, createPlanner, day, timeText } from '@salonica/policy';
import { isNull, sql } from 'drizzle-orm';
import {
  createSalonStates,
  type SalonState,
} from '../../src/subjects/availability/salon-states.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { salonClock, salons } from '../../src/platform/database/schema/index.ts';
import { benchNow } from '../harness/start-app.ts';
import type { Load } from './measure.ts';

export interface Scenario {
  name: string;
  /** The minimum share of the echo's rate; undefined for calls without a target. */
  share?: number;
  /** The maximum 99th percentile, in milliseconds. */
  p99?: number;
  status: number;
  /** Before every round. */
  prepare?: () => Promise<void>;
  /** Runs repeatedly during a round. */
  disturb?: () => Promise<void>;
  next: NonNullable<Load['next']>;
}

const today = '2026-12-07';

/** Cycles through the items. */
function inTurn<Item>(items: readonly Item[]): () => Item {
  let turn = 0;
  return () => {
    const item = items[turn % items.length];
    turn += 1;
    if (item === undefined) throw new Error('There is nothing to take.');
    return item;
  };
}

export async function scenarios(db: Database, url: string): Promise<Scenario[]> {
  const ids = await db.select({ id: salons.id }).from(salons).where(isNull(salons.retiredAt));
  const states = await createSalonStates({ db, now: () => benchNow }).read(ids.map(({ id }) => id));
  const drafts = [...states.values()].flatMap(({ calendar }) =>
    [...calendar.services.values()]
      .filter(({ isOffered }) => isOffered)
      .map(({ id }) => ({ salon: calendar.salonId, service: id })),
  );
  const days = Array.from({ length: 30 }, (_, index) => addDays(today, index));
  const slotPaths = days.flatMap((date) =>
    drafts.map(
      ({ salon, service }) => `/api/v1/salons/${salon}/slots?service=${service}&date=${date}`,
    ),
  );
  const dayPaths = drafts.map(
    ({ salon, service }) =>
      `/api/v1/salons/${salon}/days?service=${service}&from=${today}&to=${addDays(today, 30)}`,
  );
  const [known = ''] = slotPaths;
  let etag = '';
  const nextSlots = inTurn(slotPaths);
  const nextDays = inTurn(dayPaths);
  return [
    {
      name: 'slots unchanged (304)',
      share: 0.4,
      status: 304,
      async prepare() {
        etag = (await fetch(`${url}${known}`)).headers.get('ETag') ?? '';
      },
      next: () => ({ path: known, headers: { 'If-None-Match': etag } }),
    },
    { name: "a day's slots", share: 0.1, status: 200, next: () => ({ path: nextSlots() }) },
    {
      name: '31 days x all barbers',
      share: 0.02,
      p99: 60,
      status: 200,
      next: () => ({ path: nextDays() }),
    },
    {
      name: '31 days x all barbers, while every calendar changes 20 times a second',
      status: 200,
      async disturb() {
        await db.update(salonClock).set({ version: sql`${salonClock.version} + 1` });
      },
      next: () => ({ path: nextDays() }),
    },
    {
      name: 'confirm',
      share: 0.015,
      status: 201,
      prepare: signInOnce(url),
      next: confirmations([...states.values()]),
    },
  ];
}

/** More than the bookings of a run: a customer is in one place at a time. */
const customers = 12_000;
const tokenOf = (customer: number) => `Bearer test.bench-${customer}`;

/** The first call of a customer stores them, which is not measured. */
function signInOnce(url: string): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= signInAll(url));
}

async function signInAll(url: string): Promise<void> {
  const numbers = Array.from({ length: customers }, (_, index) => index).values();
  const line = async () => {
    for (const customer of numbers) {
      const headers = { Authorization: tokenOf(customer) };
      await (await fetch(`${url}/api/v1/favorites/ids`, { headers })).text();
    }
  };
  await Promise.all(Array.from({ length: 20 }, line));
}

/** Confirmations of free times that do not overlap, at alternating salons. */
function confirmations(states: readonly SalonState[]): Scenario['next'] {
  const bodies = Array.from({ length: 28 }, (_, index) => addDays(today, index + 2)).flatMap(
    (date) => mixed(states.map((state) => draftsOf(state, date))),
  );
  const nextBody = inTurn(bodies);
  let customer = 0;
  return () => {
    customer = (customer + 1) % customers;
    return {
      method: 'POST',
      path: '/api/v1/bookings',
      headers: {
        Authorization: tokenOf(customer),
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      body: nextBody(),
    };
  };
}

/** Every booking that fits on a day, for each member of the team. */
function draftsOf({ calendar, busy }: SalonState, date: string): string[] {
  return calendar.barbers.flatMap((member) => {
    const [service] = [...calendar.services.values()].filter(
      ({ id, isOffered }) => isOffered && member.serviceIds.has(id),
    );
    if (service === undefined) return [];
    const draft = { service, location: 'salon', barberId: member.id } as const;
    const { grid, judge } = createPlanner(calendar, busy, draft, benchNow).day(date);
    const needed = service.bufferBefore + service.minutes + service.bufferAfter;
    const chosen: number[] = [];
    for (const at of grid) {
      const isClear = at >= (chosen.at(-1) ?? -day) + needed;
      if (isClear && judge(at).refusal === null) chosen.push(at);
    }
    const minor = service.priceMinor + member.priceMinor - calendar.baseMinor;
    return chosen.map((at) =>
      JSON.stringify({
        salonId: calendar.salonId,
        serviceId: service.id,
        barberId: member.id,
        date,
        time: timeText(at),
        location: 'salon',
        address: '',
        notes: '',
        total: { minor, currency: calendar.currency },
      }),
    );
  });
}

/** Interleaves the lists: the first items, then the second ones. */
function mixed<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
