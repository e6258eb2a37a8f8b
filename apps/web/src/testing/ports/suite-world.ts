import type { Barber } from '../../domain/barber.ts';
import type { Booking, BookingLocation } from '../../domain/booking.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import type { RequestOf } from '../../domain/api.ts';
import type { Ports } from '../../domain/ports/index.ts';
import type { Request } from '../../domain/ports/request.ts';
import type { SalonDetails } from '../../domain/salon.ts';
import type { Service } from '../../domain/service.ts';
import type { Slot } from '../../domain/slot.ts';
import { addDays, type PlainDate, type PlainDateTime, todayIn } from '../../shared/dates.ts';
import { addMoney, subtractMoney } from '../../shared/money.ts';
import { type BookingChange, bookingCalls } from './booking-calls.ts';

export type SuitePortName = 'api' | 'homePage' | 'live';

/** A new visitor: a guest without bookings or favorites. */
export interface SuiteWorld {
  readonly ports: Pick<Ports, SuitePortName>;
  /** The clock of the service, in milliseconds since 1970. */
  readonly now: () => number;
  /** The guest creates an account, and is a customer from now on. */
  readonly signIn: () => Promise<void>;
  /** An owner of a salon, signed in elsewhere. */
  readonly owner: () => Promise<Owner>;
  /** Another customer books. */
  readonly rivalBooks: (draft: Draft) => Promise<void>;
  /** Enters a valid card in the fields of the payment provider. */
  readonly cardToken: () => Promise<string>;
}

export interface Owner extends Pick<SuiteWorld, 'ports'> {
  readonly salonId: string;
  /** Runs calls of a barber of the salon, who has a column. */
  readonly asBarber: <Result>(run: (api: Ports['api']) => Promise<Result>) => Promise<Result>;
}

export type CreateWorld = () => SuiteWorld;

/** A time with a barber at a salon. */
export interface Draft extends PlainDateTime {
  readonly salonId: string;
  readonly serviceId: string;
  readonly barberId: string;
}

export const ask = (language = 'en'): Request => ({
  language,
  signal: new AbortController().signal,
});

/** The failure of a rejected call. */
export async function failureOf(answer: Promise<unknown>): Promise<Failure> {
  try {
    await answer;
  } catch (error) {
    if (error instanceof ServiceError) return error.failure;
    throw error;
  }
  throw new Error('It was not refused');
}

/** Aborts a call immediately. */
export async function leave(question: (request: Request) => Promise<unknown>): Promise<unknown> {
  const controller = new AbortController();
  const answer = question({ language: 'en', signal: controller.signal });
  controller.abort();
  try {
    return await answer;
  } catch (error) {
    return error;
  }
}

export const isFree = ({ refusal }: Slot): boolean => refusal === null;

const turns = new WeakMap<SuiteWorld, number>();
let worlds = 0;

/** Worlds take turns, because a day of a salon has room for a few guests only. */
function turnOf(world: SuiteWorld): number {
  const turn = turns.get(world) ?? worlds++;
  turns.set(world, turn);
  return turn;
}

/** A salon of the marketplace with all its details. */
export async function someSalon(world: SuiteWorld, place = 0): Promise<SalonDetails> {
  const { api } = world.ports;
  const query = { sort: 'distance', limit: 10 } as const;
  const { salons } = await api.findSalons({ query, ...ask() });
  const salon = salons[(place + turnOf(world)) % salons.length];
  if (salon === undefined) throw new Error('The marketplace has salons');
  return api.readSalon({ id: salon.id, ...ask() });
}

/** A service that takes more than one start, and a barber who does it. */
export function someService({ offer, team, policy }: SalonDetails): {
  readonly service: Service;
  readonly barber: Barber;
} {
  const service =
    offer.find(({ minutes }) => minutes > policy.slotMinutes && minutes <= 120) ?? offer[0];
  const barber = team.find(({ serviceIds }) => serviceIds.includes(service?.id ?? ''));
  if (service === undefined || barber === undefined) throw new Error('The salon offers something');
  return { service, barber };
}

export interface FreeDraft extends Draft {
  readonly salon: SalonDetails;
  readonly service: Service;
  readonly barber: Barber;
}

export interface DraftOptions {
  /** Index of the salon among the nearest. @default 0 */
  readonly place?: number;
  /** @default 'salon' */
  readonly location?: BookingLocation;
}

/** Every start of a day at a salon. */
export async function slotsOn(
  { ports }: Pick<SuiteWorld, 'ports'>,
  { salonId, serviceId, date }: Pick<Draft, 'salonId' | 'serviceId' | 'date'>,
  location: BookingLocation = 'salon',
): Promise<readonly Slot[]> {
  const query = { service: serviceId, date, location };
  return (await ports.api.listSlots({ id: salonId, query, ...ask() })).slots;
}

/**
 * Free times with one barber on different days, well ahead.
 * @param most - their maximum number
 */
export async function freeDrafts(
  world: SuiteWorld,
  most: number,
  { place = 0, location = 'salon' }: DraftOptions = {},
): Promise<readonly FreeDraft[]> {
  const salon = await someSalon(world, place);
  const { service, barber } = someService(salon);
  const { id: salonId, timeZone, policy } = salon;
  const today = todayIn(timeZone, world.now());
  const query = { salonId, serviceId: service.id };
  const drafts: FreeDraft[] = [];
  for (let ahead = 3; ahead < policy.horizonDays && drafts.length < most; ahead += 1) {
    const date = addDays(today, ahead);
    const slots = await slotsOn(world, { ...query, date }, location);
    const free = slots.find(({ barberIds }) => barberIds.includes(barber.id));
    if (free === undefined) continue;
    drafts.push({ ...query, date, time: free.time, barberId: barber.id, salon, service, barber });
  }
  if (drafts.length < most) throw new Error('The salon has free times');
  return drafts;
}

export async function freeDraft(world: SuiteWorld, options?: DraftOptions): Promise<FreeDraft> {
  const [draft] = await freeDrafts(world, 1, options);
  if (draft === undefined) throw new Error('The salon has a free time');
  return draft;
}

let keys = 0;

/** A new key for each write. */
export function newKey(): string {
  keys += 1;
  return `suite-${crypto.randomUUID()}-${keys}`;
}

/** The request for a time, with its price. */
export function requestFor(
  { salonId, serviceId, barberId, date, time, salon, service, barber }: FreeDraft,
  own: Partial<RequestOf<'book'>['body']> = {},
): RequestOf<'book'> {
  const body = {
    salonId,
    serviceId,
    barberId,
    date,
    time,
    location: 'salon',
    address: '',
    notes: '',
    total: addMoney(service.price, subtractMoney(barber.price, salon.policy.basePrice)),
    guest: { name: 'Eleni', phone: '2310 123456' },
    ...own,
  } as const;
  return { idempotencyKey: newKey(), body, language: 'en' };
}

/** The next change of a booking at its displayed revision. */
export function changeOf({ id, revision }: Booking): BookingChange {
  return { idempotencyKey: newKey(), id, revision, language: 'en' };
}

export const placeOf = ({ date, time }: PlainDateTime): string => `${date}T${time}`;

/** Days from one to another, both included. */
export function daysFrom(from: PlainDate, count: number): readonly PlainDate[] {
  return Array.from({ length: count }, (_, ahead) => addDays(from, ahead));
}

/** The start of a requested time, as its salon offers it now. */
export async function slotAt(world: SuiteWorld, draft: FreeDraft) {
  return (await slotsOn(world, draft)).find(({ time }) => time === draft.time);
}

/** Whether the requested barber is free then. */
export async function isOffered(world: SuiteWorld, draft: FreeDraft): Promise<boolean> {
  return (await slotAt(world, draft))?.barberIds.includes(draft.barberId) === true;
}

export async function upcomingIds({ ports }: SuiteWorld): Promise<readonly string[]> {
  return (await bookingCalls(ports.api).upcoming(ask())).map(({ id }) => id);
}
