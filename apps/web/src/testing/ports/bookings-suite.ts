import { describe, expect, it } from 'vitest';
import { addMoney, dollars } from '../../shared/money.ts';
import {
  ask,
  type CreateWorld,
  failureOf,
  freeDraft,
  freeDrafts,
  isOffered,
  leave,
  newKey,
  placeOf,
  requestFor,
  slotAt,
  upcomingIds,
} from './suite-world.ts';
import { bookingCalls } from './booking-calls.ts';

function describeConfirming(create: CreateWorld): void {
  it('can be read by its customer, and occupies the chair', async () => {
    const world = create();
    const bookings = bookingCalls(world.ports.api);
    const draft = await freeDraft(world);
    const request = requestFor(draft, { notes: 'A fringe, please.' });
    const booking = await bookings.confirm(request);
    expect(booking).toMatchObject({
      status: 'confirmed',
      date: draft.date,
      time: draft.time,
      salon: { id: draft.salonId, name: draft.salon.name },
      service: { id: draft.serviceId, minutes: draft.service.minutes },
      barber: { id: draft.barberId },
      notes: 'A fringe, please.',
      address: draft.salon.address,
      price: { total: request.body.total },
      rating: null,
    });
    const { policy } = draft.salon;
    expect(booking.endsAt - booking.startsAt).toBe(draft.service.minutes * 60_000);
    expect(booking.startsAt - booking.changeableUntil).toBe(policy.noticeMinutes * 60_000);
    expect(booking.heldUntil).toBeGreaterThanOrEqual(booking.startsAt);
    expect(await bookings.upcoming(ask())).toEqual([booking]);
    expect(await bookings.upcomingAt(draft.salonId, ask())).toEqual([booking]);
    expect(await bookings.upcomingAt('nowhere', ask())).toEqual([]);
    expect(await isOffered(world, draft)).toBe(false);
  });

  it('adds up its price', async () => {
    const world = create();
    const { price } = await bookingCalls(world.ports.api).confirm(
      requestFor(await freeDraft(world)),
    );
    const { service, barber, travel, total } = price;
    expect(addMoney(addMoney(service, barber), travel)).toEqual(total);
  });

  it('is made once for one key', async () => {
    const world = create();
    const request = requestFor(await freeDraft(world));
    const first = await bookingCalls(world.ports.api).confirm(request);
    expect(await bookingCalls(world.ports.api).confirm(request)).toEqual(first);
    expect(await upcomingIds(world)).toEqual([first.id]);
  });

  it('is refused with the key of another', async () => {
    const world = create();
    const [one, other] = await freeDrafts(world, 2);
    if (one === undefined || other === undefined) throw new Error('Two times are free');
    const idempotencyKey = newKey();
    await bookingCalls(world.ports.api).confirm({ ...requestFor(one), idempotencyKey });
    const answer = bookingCalls(world.ports.api).confirm({ ...requestFor(other), idempotencyKey });
    expect(await failureOf(answer)).toMatchObject({ kind: 'conflict', code: 'key-reused' });
  });

  it('is refused where another customer was faster, and may be repeated at another time', async () => {
    const world = create();
    const draft = await freeDraft(world);
    await world.rivalBooks(draft);
    const request = requestFor(draft);
    const failure = await failureOf(bookingCalls(world.ports.api).confirm(request));
    expect(failure).toMatchObject({ kind: 'conflict', code: 'slot-taken' });
    const [nearest] = failure.kind === 'conflict' ? (failure.nearest ?? []) : [];
    if (nearest === undefined) throw new Error('Another time is near');
    const { date, time } = nearest;
    const booking = await bookingCalls(world.ports.api).confirm({
      ...request,
      body: { ...request.body, date, time },
    });
    expect(booking).toMatchObject({ date, time });
  });

  it('is refused with an outdated price', async () => {
    const world = create();
    const request = requestFor(await freeDraft(world));
    const total = addMoney(request.body.total, dollars(1));
    expect(
      await failureOf(
        bookingCalls(world.ports.api).confirm({ ...request, body: { ...request.body, total } }),
      ),
    ).toMatchObject({
      kind: 'conflict',
      code: 'price-changed',
      total: request.body.total,
    });
  });

  it('is refused at a time that the salon does not offer', async () => {
    const world = create();
    const request = requestFor(await freeDraft(world), { time: '03:00' });
    expect(await failureOf(bookingCalls(world.ports.api).confirm(request))).toMatchObject({
      kind: 'conflict',
      code: 'not-bookable',
    });
  });

  it('assigns a free barber if any barber will do', async () => {
    const world = create();
    const draft = await freeDraft(world);
    const free = (await slotAt(world, draft))?.barberIds ?? [];
    const total = draft.service.price;
    const booking = await bookingCalls(world.ports.api).confirm(
      requestFor(draft, { barberId: null, total }),
    );
    expect(free).toContain(booking.barber.id);
    expect(booking.price).toMatchObject({ barber: { minor: 0 }, total });
  });

  it('at home costs the travel fee, and needs an address', async () => {
    const world = create();
    const { ports } = world;
    const draft = await freeDraft(world, { location: 'home' });
    const fee = draft.salon.policy.travel?.fee;
    if (fee === undefined) throw new Error('They come to the customer');
    const { total } = requestFor(draft).body;
    const request = requestFor(draft, { location: 'home', total: addMoney(total, fee) });
    const refused = await failureOf(bookingCalls(ports.api).confirm(request));
    expect(refused.kind).toBe('invalid');
    expect(Object.keys(refused.kind === 'invalid' ? refused.fields : {})).toEqual(['address']);
    const booking = await bookingCalls(ports.api).confirm({
      ...request,
      body: { ...request.body, address: '3 Egnatia' },
    });
    expect(booking).toMatchObject({
      location: 'home',
      address: '3 Egnatia',
      price: { travel: fee },
    });
  });

  it('is refused to a guest who has three already', async () => {
    const world = create();
    const drafts = await freeDrafts(world, 4);
    const [fourth] = drafts.slice(3);
    if (fourth === undefined) throw new Error('Four times are free');
    for (const draft of drafts.slice(0, 3))
      await bookingCalls(world.ports.api).confirm(requestFor(draft));
    const answer = bookingCalls(world.ports.api).confirm(requestFor(fourth));
    expect(await failureOf(answer)).toMatchObject({ kind: 'conflict', code: 'too-many-bookings' });
  });
}

function describeLists(create: CreateWorld): void {
  it('begin with the next, in the language of the page', async () => {
    const world = create();
    const drafts = await freeDrafts(world, 3);
    for (const draft of drafts.toReversed())
      await bookingCalls(world.ports.api).confirm(requestFor(draft));
    const found = await bookingCalls(world.ports.api).upcoming(ask());
    expect(found.map(placeOf)).toEqual(drafts.map(placeOf));
    const greek = await bookingCalls(world.ports.api).upcoming(ask('el'));
    expect(greek.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    expect(greek[0]?.service.name).not.toBe(found[0]?.service.name);
  });

  it('are empty for a new visitor', async () => {
    const { ports } = create();
    expect(await bookingCalls(ports.api).upcoming(ask())).toEqual([]);
    expect(await bookingCalls(ports.api).past(null, ask())).toEqual({
      bookings: [],
      nextCursor: null,
    });
  });

  it('move from a guest to the account', async () => {
    const world = create();
    const booking = await bookingCalls(world.ports.api).confirm(requestFor(await freeDraft(world)));
    await world.signIn();
    expect(await upcomingIds(world)).toContain(booking.id);
  });

  it('reject when they are aborted', async () => {
    const { ports } = create();
    const answer = await leave((request) => bookingCalls(ports.api).upcoming(request));
    expect(answer).toBeInstanceOf(Error);
  });
}

/** The contract of every source of bookings, for a guest. */
export function describeBookings(create: CreateWorld): void {
  describe('a new booking', () => {
    describeConfirming(create);
  });
  describe('lists of bookings', () => {
    describeLists(create);
  });
}
