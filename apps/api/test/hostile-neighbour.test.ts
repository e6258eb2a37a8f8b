import { expect, test } from 'vitest';
import { startServer } from '../src/platform/server.ts';
import { createBackend } from './backend.ts';
import { fileBackend } from './file-backend.ts';
import { fixtureApp } from './fixture-app.ts';
import { openSocket, requestLines } from './raw-socket.ts';

const folder = fixtureApp();
const server = fileBackend();

/** Good calls; `HOSTILE_CALLS=1000` runs the long version. */
const goodCalls = Number(process.env['HOSTILE_CALLS'] ?? 200);

const goodPaths = [
  '/api/v1/salons/01/next',
  '/api/v1/salons/02/next',
  '/api/v1/salons/03',
  '/api/v1/availability/next?salons=01,02,03',
  '/salon/01',
  '/about?lang=el',
];

const strange = [
  '%00',
  '%ED%A0%80',
  '%E0%A4%A',
  '%F0%9F%92%88',
  '..%2F..%2Fetc',
  "'%20or%20''='",
  'a'.repeat(5000),
  '%0A%0D',
  '-1',
];

const strangePaths = strange.flatMap((text) => [
  `/api/v1/salons/${text}/next`,
  `/api/v1/salons/${text}`,
  `/api/v1/salons/01/slots?service=${text}&date=${text}`,
  `/api/v1/salons/01/days?service=${text}&from=2026-12-07&to=2026-12-08`,
  `/api/v1/availability/next?salons=01,${text}`,
  `/api/v1/salons?q=${text}`,
  `/salon/${text}`,
  `/salon/01?tab=${text}`,
  `/${text}`,
]);

test(`no good call is harmed by a hostile caller beside it`, async () => {
  const { app, sendCached } = createBackend({ db: server.db, appFolder: folder });
  const running = await startServer(app, 0, '127.0.0.1', sendCached);
  const url = `http://127.0.0.1:${running.port}`;
  const over = new AbortController();
  let sent = 0;
  const failures: string[] = [];

  /** One line of a hostile caller; its requests are sent as they are, without repairs. */
  async function attack(line: number): Promise<void> {
    for (let index = line; !over.signal.aborted; index += 1) {
      const target = strangePaths[index % strangePaths.length] ?? '/';
      const method = index % 7 === 0 ? 'HEAD' : 'GET';
      const { socket, received, ended } = openSocket(
        running.port,
        ...requestLines(target, method, 'Connection: close'),
      );
      // Some leave before the answer.
      if (index % 5 === 0) setTimeout(() => socket.destroy(), 2);
      const status = await received('\r\n').catch(() => '');
      await ended;
      sent += 1;
      if (status.startsWith('HTTP/1.1 5')) failures.push(`${method} ${target.slice(0, 80)}`);
    }
  }

  async function callWell(line: number): Promise<number> {
    let harmed = 0;
    for (let index = line; index < goodCalls; index += 10) {
      const path = goodPaths[index % goodPaths.length] ?? '/';
      const response = await fetch(`${url}${path}`);
      await response.text();
      if (response.status !== 200) harmed += 1;
    }
    return harmed;
  }

  const attacks = Array.from({ length: 6 }, (_, line) => attack(line * 13));
  const harmed = await Promise.all(Array.from({ length: 10 }, (_, line) => callWell(line)));
  over.abort();
  await Promise.all(attacks);
  await running.close(0);
  expect(harmed.reduce((sum, count) => sum + count, 0)).toBe(0);
  expect(sent).toBeGreaterThan(strangePaths.length / 2);
  expect([...new Set(failures)]).toEqual([]);
});
