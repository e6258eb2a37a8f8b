import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { bookingBlocks } from '../../../platform/database/schema/index.ts';
import { testNow } from '../../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../../test/booking-calls.ts';
import { openNoticeWorld } from '../../../../test/notice-world.ts';
import { type MadeSalon, makeSalon } from '../../../../test/salon-fixture.ts';
import type { Visitor } from '../../../../test/visitor.ts';
import { deskCalls } from './desk-calls.ts';
import { deskWorld, type DeskWorld } from './desk-world.ts';

/** A salon of its own for each test of a file, with members and customers; earlier mails are sent. */
export function freshDesk() {
  let world: Awaited<ReturnType<typeof openNoticeWorld>>;
  let salon: MadeSalon;
  let members: DeskWorld;
  let count = 0;
  beforeAll(async () => {
    world = await openNoticeWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.runJobs();
    world.clock.now = testNow;
    world.sent.length = 0;
    salon = await makeSalon(world.database.db);
    members = await deskWorld(world.database.db, world.backend, salon);
  });
  const nameOfLast = () => `customer-${count}`;
  const newCustomer = (language = 'en'): Visitor => {
    count += 1;
    return world.backend.customer(nameOfLast(), { 'Accept-Language': language });
  };
  return {
    get world() {
      return world;
    },
    get salon() {
      return salon;
    },
    get members() {
      return members;
    },
    /** The calls of the desk. */
    desk: (visitor: Visitor = members.manager) => deskCalls(visitor, salon),
    newCustomer,
    /** The customer who was made last. */
    nameOfLast,
    /** A booking on 9 December at 10:00 in the first column. */
    makeBooking: (more = {}, visitor = newCustomer()) =>
      booked(bookingCalls(visitor).confirm(draftAt(salon, { guest: undefined, ...more }))),
    countBlocks: (id: string) =>
      world.database.db.$count(bookingBlocks, eq(bookingBlocks.bookingId, id)),
  };
}
