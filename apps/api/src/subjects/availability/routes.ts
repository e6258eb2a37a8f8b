import type {
  DaysResponse,
  SalonNextFreeResponse,
  SalonSlotsResponse,
} from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import {
  createPlanner,
  daysBetween,
  daySummaries,
  minute,
  type Service,
  slotsOf,
  unavailableBarbers,
} from '@salonica/policy';
import { type Context, Hono } from 'hono';
import { ApiError } from '../../platform/http/api-error.ts';
import { serve, serveResponse } from '../../platform/calls/serve.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import {
  notModified,
  sendShared,
  type SharedBody,
  tagFor,
} from '../../platform/http/shared-response.ts';
import { createMemo } from './memo.ts';
import type { SalonState, SalonStates } from './salon-states.ts';
import { nextFreeAt, nextStartsAt } from './upcoming.ts';

export interface AvailabilityOptions extends Pick<ServiceOptions, 'now'> {
  salonStates: SalonStates;
}

/** Maximum days per response: six weeks fill a calendar page. */
const mostDays = 42;

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
   * @param question - tells the calls and their parsed values apart
   * @param compute - the body, shared by callers within the same minute
   */
  async function answer(
    c: Context,
    id: string,
    question: string,
    compute: (state: SalonState, time: number) => object,
  ): Promise<Response> {
    const time = now();
    if (c.req.header('If-None-Match') !== undefined) {
      const version = await salonStates.version(id);
      if (version === undefined) throw notFound();
      const known = notModified(c, tagFor(c, nameOf(version, time)));
      if (known !== undefined) return known;
    }
    const state = (await salonStates.read([id])).get(id);
    if (state?.calendar.isOpen !== true) throw notFound();
    const tag = tagFor(c, nameOf(state.version, time));
    const body = bodies(`${id} ${tag} ${question}`, () => ({
      text: JSON.stringify(compute(state, time)),
    }));
    return sendShared(c, body, tag);
  }

  serveResponse(app, v1Calls.listSlots, ({ c, params, query }) => {
    const { service, date, location = 'salon' } = query;
    const question = `slots ${service} ${date} ${location}`;
    return answer(
      c,
      params.id,
      question,
      ({ calendar, busy, version }, time): SalonSlotsResponse => {
        const draft = { service: offered(calendar.services, service), location, barberId: null };
        const planner = createPlanner(calendar, busy, draft, time);
        return {
          date,
          version,
          slots: slotsOf(planner, draft, date),
          unavailable: unavailableBarbers(calendar, busy, draft, date, time),
        };
      },
    );
  });

  serveResponse(app, v1Calls.listDays, ({ c, params, query, language }) => {
    const { service, barber: barberId = null, from, to } = query;
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > mostDays) {
      throw new ApiError(422, 'invalid', { fields: { to: 'otherField' } });
    }
    const question = `days ${service} ${barberId ?? '*'} ${from} ${to}`;
    return answer(c, params.id, question, ({ calendar, busy, version }, time): DaysResponse => {
      const draft = { service: offered(calendar.services, service), barberId } as const;
      const planner = createPlanner(calendar, busy, { ...draft, location: 'salon' }, time);
      return {
        version,
        days: daySummaries(planner, from, to).map(({ reason, ...day }) => ({
          ...day,
          reason: reason?.[language] ?? null,
        })),
      };
    });
  });

  serveResponse(app, v1Calls.readSalonNextFree, ({ c, params }) =>
    answer(c, params.id, 'next', (state, time): SalonNextFreeResponse => {
      const { salon, team } = nextFreeAt(state, time);
      return { salon, team: { ...team } };
    }),
  );

  serve(app, v1Calls.readNextFree, async ({ query }) => {
    const time = now();
    const states = await salonStates.read(query.salons);
    const open = [...states].filter(([, { calendar }]) => calendar.isOpen);
    return {
      nextFree: Object.fromEntries(
        open.map(([id, state]) => [id, nextFreeOf(state, query.services ?? [], time)]),
      ),
    };
  });
  return app;
}

/** The next free time of the first of these services that is offered, otherwise of any service. */
function nextFreeOf(state: SalonState, services: readonly string[], time: number) {
  const [service] = services.flatMap((id) => state.calendar.services.get(id) ?? []);
  if (service?.isOffered !== true) return nextFreeAt(state, time).salon;
  const [start = null] = nextStartsAt(state, { service, most: 1 }, time);
  return start;
}

function offered(services: ReadonlyMap<string, Service>, id: string): Service {
  const service = services.get(id);
  if (service?.isOffered !== true) throw notFound();
  return service;
}
