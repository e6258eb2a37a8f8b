import {
  type DaysAnswer,
  daysQuerySchema,
  type NextFreeAnswer,
  nextFreeQuerySchema,
  type SalonNextFreeAnswer,
  type SlotsAnswer,
  slotsQuerySchema,
  v1Paths,
} from '@salonica/contract/v1';
import { type Context, Hono } from 'hono';
import { ApiError, languageOf } from '../http/api-error.ts';
import { readQuery } from '../http/input.ts';
import { sendJson } from '../http/json-answer.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { notModified, sendShared, type SharedBody, tagFor } from '../http/shared-answer.ts';
import type { Service } from './calendar.ts';
import { daySummaries } from './days.ts';
import { createMemo } from './memo.ts';
import { daysBetween, minute } from './plain-time.ts';
import type { SalonState, SalonStates } from './salon-states.ts';
import { slotsOf } from './slots.ts';
import { createPlanner } from './starts.ts';
import { nextFreeAt } from './upcoming.ts';

export interface AvailabilityOptions extends Pick<ServiceOptions, 'now'> {
  salonStates: SalonStates;
}

/** Maximum days per response: six weeks fill a calendar page. */
const mostDays = 42;
/** Maximum salons per response. */
const mostSalons = 100;

const notFound = () => new ApiError(404, 'not-found');

/** Availability. */
export function availabilityRoutes({ salonStates, now }: AvailabilityOptions) {
  const app = new Hono();
  // Twice the text: at two bytes a letter, with the compressed copy, which is shorter.
  const bodies = createMemo<SharedBody>(({ text }) => text.length * 3);

  /** Identifies the state of a salon within a minute. */
  const nameOf = (version: number, time: number) =>
    `${version}-${Math.floor(time / minute).toString(36)}`;

  /**
   * Responds with the state of one salon, or 304.
   * @param call - its name among the calls
   * @param read - the parsed query
   * @param compute - the body, shared by callers with the same query within the same minute
   */
  async function answer<Query extends object>(
    c: Context<object, '/:id'>,
    call: 'slots' | 'days' | 'next',
    read: () => Query,
    compute: (query: Query, state: SalonState, time: number) => object,
  ): Promise<Response> {
    const time = now();
    const id = c.req.param('id');
    if (c.req.header('If-None-Match') !== undefined) {
      const version = await salonStates.version(id);
      if (version === undefined) throw notFound();
      const known = notModified(c, tagFor(c, nameOf(version, time)));
      if (known !== undefined) return known;
    }
    const state = (await salonStates.read([id])).get(id);
    if (state?.calendar.isOpen !== true) throw notFound();
    const query = read();
    const tag = tagFor(c, nameOf(state.version, time));
    const question = `${id} ${tag} ${call} ${JSON.stringify(query)}`;
    const body = bodies(question, () => ({
      text: JSON.stringify(compute(query, state, time)),
    }));
    return sendShared(c, body, tag);
  }

  app.get(v1Paths.slots, (c) =>
    answer(
      c,
      'slots',
      () => readQuery(c, slotsQuerySchema),
      (query, { calendar, busy, version }, time): SlotsAnswer => {
        const { service, date, location = 'salon' } = query;
        const wish = { service: offered(calendar.services, service), location, staffId: null };
        const planner = createPlanner(calendar, busy, wish, time);
        return { date, version, slots: slotsOf(planner, wish, date) };
      },
    ),
  );

  app.get(v1Paths.days, (c) =>
    answer(
      c,
      'days',
      () => readQuery(c, daysQuerySchema),
      (query, { calendar, busy, version }, time): DaysAnswer => {
        const { service, staff: staffId = null, from, to } = query;
        const days = daysBetween(from, to) + 1;
        if (days < 1 || days > mostDays) {
          throw new ApiError(422, 'invalid', { fields: { to: 'otherField' } });
        }
        const language = languageOf(c);
        const wish = { service: offered(calendar.services, service), staffId } as const;
        const planner = createPlanner(calendar, busy, { ...wish, location: 'salon' }, time);
        return {
          version,
          days: daySummaries(planner, from, to).map(({ reason, ...day }) => ({
            ...day,
            reason: reason?.[language] ?? null,
          })),
        };
      },
    ),
  );

  app.get(v1Paths.salonNextFree, (c) =>
    answer(
      c,
      'next',
      () => ({}),
      (_, state, time): SalonNextFreeAnswer => {
        const { salon, team } = nextFreeAt(state, time);
        return { salon, team: { ...team } };
      },
    ),
  );

  app.get(v1Paths.nextFree, async (c) => {
    const ids = new Set(readQuery(c, nextFreeQuerySchema).salons.split(','));
    if (ids.size > mostSalons) {
      throw new ApiError(422, 'invalid', { fields: { salons: 'otherField' } });
    }
    const time = now();
    const states = await salonStates.read([...ids]);
    const open = [...states].filter(([, { calendar }]) => calendar.isOpen);
    const body: NextFreeAnswer = {
      nextFree: Object.fromEntries(open.map(([id, state]) => [id, nextFreeAt(state, time).salon])),
    };
    return sendJson(c, body);
  });
  return app;
}

function offered(services: ReadonlyMap<string, Service>, id: string): Service {
  const service = services.get(id);
  if (service?.isOffered !== true) throw notFound();
  return service;
}
