import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings, mails } from '../../platform/database/schema/index.ts';
import { smtpTransport } from '../../platform/mail/transport.ts';
import { sweep } from '../../sweep.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { openMailServer, openNoticeWorld } from '../../../test/notice-world.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';

/** Number of kills: `KILLS=20` takes minutes. */
const kills = Number(process.env['KILLS'] ?? 2);

const steps = [
  'sent, not recorded',
  'written, job not ended',
  'before sending',
  'recorded, job not ended',
  'before writing',
];

/** Mails that one process sends at the same time. */
const atOnce = 2;

const program = join(import.meta.dirname, '../../../test/programs/killed-mailer.ts');

test(
  'a process that is killed at any step of a mail loses none, and repeats one only under its id',
  { timeout: 60_000 + kills * 60_000 },
  async () => {
    const world = await openNoticeWorld();
    const { db, url } = world.database;
    const server = await openMailServer();
    const salon = await makeSalon(db, { weekdays: [1, 2, 3, 4, 5, 6, 7] });
    for (let kill = 0; kill < kills; kill += 1) {
      const guest = { name: 'Zoe', email: `guest${kill}@mail.example` };
      const date = new Date(Date.UTC(2026, 11, 9 + Math.floor(kill / 7)));
      const draft = { date: date.toISOString().slice(0, 10), time: `${10 + (kill % 7)}:00`, guest };
      await booked(bookingCalls(world.backend.visitor()).confirm(draftAt(salon, draft)));
      const step = steps[kill % steps.length] ?? '';
      const dying = fork(program, [url, server.url, step], {
        execArgv: ['--conditions=@salonica/source'],
      });
      expect(await once(dying, 'message')).toEqual([step, undefined]);
      dying.kill('SIGKILL');
      await once(dying, 'exit');
      // Simulates the time in which a living process sends a heartbeat, and that of the next attempt.
      await db.execute(sql`
        update jobs.job set state = 'retry', start_after = now() where state = 'active'`);
    }

    world.transport.mockImplementation(smtpTransport(server.url, 'hello@salonica.example'));
    await world.runJobs();
    await sweep(db, world.clock.now);
    await world.runJobs();
    expect(await db.$count(bookings)).toBe(kills);
    const stored = await db.select().from(mails);
    expect(stored.map(({ sentAt }) => sentAt !== null)).toEqual(
      Array.from({ length: kills }, () => true),
    );
    const sent = server.received.map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? '');
    expect(new Set(sent)).toEqual(new Set(stored.map(({ id }) => id)));
    const repeated = sent.length - stored.length;
    expect(repeated).toBeLessThanOrEqual(kills * atOnce);
    if (process.env['KILLS'] !== undefined) {
      process.stdout.write(
        `${kills} kills: ${stored.length} mails, ${sent.length} sendings, ${repeated} repeated\n`,
      );
    }
    await server.close();
    await world.close();
  },
);
