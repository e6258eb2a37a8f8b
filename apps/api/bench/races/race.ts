import { inArray } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';
import { salonClock } from '../../src/platform/database/schema/index.ts';
import type { MadeSalon } from '../../test/salon-fixture.ts';
import { checkHistory } from './check-history.ts';
import { createClient, type Send } from './client.ts';
import type { Command } from './commands.ts';
import type { History } from './history.ts';

export interface RaceResult {
  history: History;
  /** The problems; empty on success. */
  problems: string[];
}

/**
 * Lets clients run their programs concurrently and checks the result.
 * @param sends - one for each API process; clients use them in turn
 */
export async function race(
  db: Database,
  world: readonly MadeSalon[],
  sends: readonly Send[],
  programs: readonly (readonly Command[])[],
): Promise<RaceResult> {
  const versions = await readVersions(db, world);
  const history: History = { attempts: [], problems: [], calls: 0 };
  let turn = 0;
  const send: Send = (call) => {
    turn += 1;
    const next = sends[turn % sends.length];
    if (next === undefined) throw new Error('A race needs a process.');
    return next(call);
  };
  await Promise.all(
    programs.map((commands, index) =>
      createClient(`client-${index}`, world, send, history).runAll(commands),
    ),
  );
  return { history, problems: await checkHistory(db, versions, history) };
}

async function readVersions(
  db: Database,
  world: readonly MadeSalon[],
): Promise<ReadonlyMap<string, number>> {
  const ids = world.map(({ id }) => id);
  const rows = await db.select().from(salonClock).where(inArray(salonClock.salonId, ids));
  return new Map(rows.map(({ salonId, version }) => [salonId, version]));
}
