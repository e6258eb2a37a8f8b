import { afterAll, beforeAll, expect, test } from 'vitest';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { openNoticeWorld } from '../../../test/notice-world.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
beforeAll(async () => {
  world = await openNoticeWorld();
});
afterAll(() => world.close());

/** "Tuesday 8 December 2026, 10:00" on the clock of Athens. */
function momentOf(instant: string, locale: string): string {
  const timeZone = 'Europe/Athens';
  const at = new Date(instant);
  const day = at.toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  return `${day.replace(',', '')}, ${at.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' })}`;
}

const words = {
  en: { locale: 'en-GB', free: 'free of charge until', over: 'no longer be changed' },
  el: { locale: 'el-GR', free: 'χωρίς χρέωση έως', over: 'Δεν είναι πια δυνατή η αλλαγή' },
};

test.each([
  ['en', '2026-12-07', '17:00'],
  ['en', '2026-12-08', '09:30'],
  ['en', '2026-12-08', '10:30'],
  ['en', '2026-12-16', '10:00'],
  ['el', '2026-12-07', '17:00'],
  ['el', '2026-12-16', '10:00'],
] as const)('a mail says the same as the screen: %s, %s at %s', async (language, date, time) => {
  const salon = await makeSalon(world.database.db);
  const visitor = world.backend.visitor({ 'Accept-Language': language });
  const guest = { name: 'Zoe', email: `rule-${language}-${date}-${time.slice(0, 2)}@mail.example` };
  const booking = await booked(
    bookingCalls(visitor).confirm(draftAt(salon, { date, time, guest })),
  );
  await world.runJobs();
  const [mail] = world.sent.splice(0);
  const { locale, free, over } = words[language];
  const file = mail?.calendar?.content.replaceAll('\r\n ', '').replaceAll('\\,', ',');
  const isOpen = Date.parse(booking.changeableUntil) >= testNow;
  for (const text of [mail?.text, file]) {
    expect(text?.includes(over)).toBe(!isOpen);
    expect(text?.includes(free)).toBe(isOpen);
    expect(text?.includes(momentOf(booking.changeableUntil, locale))).toBe(isOpen);
  }
});
