import { expect, test, vi } from 'vitest';
import { type AppProcess, runApp } from '../../../bench/harness/run-app.ts';
import { bookings } from '../../platform/database/schema/index.ts';
import { newKey, draftAt } from '../../../test/booking-calls.ts';
import { holdSalon, someoneWaits } from '../../../test/lock-waits.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { signedIn } from '../../../test/visitor.ts';

test('a booking whose process was killed before responding gets its response from another one', async () => {
  await using database = await openTestDatabase();
  const salon = await makeSalon(database.db);
  const headers = { ...signedIn('eleni'), ...newKey(), 'Content-Type': 'application/json' };
  const body = JSON.stringify(draftAt(salon));
  const confirm = async ({ url }: AppProcess) => {
    const response = await fetch(`${url}/api/v1/bookings`, { method: 'POST', headers, body });
    return [response.status, await response.text()];
  };

  const dying = await runApp(database.url, { holdsResponses: true });
  const lost = confirm(dying).catch((error: unknown) => error);
  await vi.waitFor(async () => expect(await database.db.$count(bookings)).toBe(1), {
    timeout: 20_000,
  });
  await dying.kill();
  expect(await lost).toEqual(new TypeError('fetch failed'));

  const next = await runApp(database.url);
  const answer = await confirm(next);
  expect(answer).toEqual([201, expect.stringContaining(`"id":"${salon.id}"`)]);
  expect(await confirm(next)).toEqual(answer);
  expect(await database.db.$count(bookings)).toBe(1);
  await next.kill();
});

test('a booking whose process was killed before storing it does not exist, and may be sent again', async () => {
  await using database = await openTestDatabase();
  const salon = await makeSalon(database.db);
  const headers = { ...signedIn('eleni'), ...newKey(), 'Content-Type': 'application/json' };
  const body = JSON.stringify(draftAt(salon));
  const confirm = ({ url }: AppProcess) =>
    fetch(`${url}/api/v1/bookings`, { method: 'POST', headers, body });

  // Its transaction waits for the salon while the process is killed.
  const letGo = await holdSalon(database, salon.id);
  const dying = await runApp(database.url);
  const lost = confirm(dying).catch((error: unknown) => error);
  await someoneWaits(database);
  await dying.kill();
  expect(await lost).toEqual(new TypeError('fetch failed'));
  await letGo();

  const next = await runApp(database.url);
  expect((await confirm(next)).status).toBe(201);
  expect(await database.db.$count(bookings)).toBe(1);
  await next.kill();
});
