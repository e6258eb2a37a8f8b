import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';
import { salonClock } from '../../src/platform/database/schema/index.ts';
import type { MadeSalon } from '../../test/salon-fixture.ts';
import { checkHistory } from './check-history.ts';
import { authorization, type Send } from './caller.ts';
import { at, createClient } from './client.ts';
import type { Command } from './commands.ts';
import { createDeskClient } from './desk-client.ts';
import type { DeskCommand } from './desk-commands.ts';
import type { History } from './history.ts';

export interface RaceResult {
  history: History;
  /** The problems; empty on success. */
  problems: string[];
}

/**
 * Lets clients run their programs concurrently and checks the result.
 * @param sends - one for each API process; clients use them in turn
 * @param desks - the programs of desks, one salon each, in turn
 */
export async function race(
  db: Database,
  world: readonly MadeSalon[],
  sends: readonly Send[],
  programs: readonly (readonly Command[])[],
  desks: readonly (readonly DeskCommand[])[] = [],
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
  const named = desks.map((commands, index) => ({
    commands,
    name: `desk-${index}`,
    salon: at(world, index),
  }));
  for (const { name, salon } of named) await makeManager(db, send, name, salon);
  await Promise.all([
    ...programs.map((commands, index) =>
      createClient(`client-${index}`, world, send, history).runAll(commands),
    ),
    ...named.map(({ name, salon, commands }) =>
      createDeskClient(name, salon, send, history).runAll(commands),
    ),
  ]);
  return { history, problems: await checkHistory(db, versions, history) };
}

/** The first call of a customer stores the account. */
async function makeManager(db: Database, send: Send, name: string, { id }: MadeSalon) {
  await send({
    method: 'GET',
    path: '/api/v1/desk',
    headers: authorization(name),
    body: undefined,
  });
  await db.execute(sql`
    insert into salon_members (salon_id, customer_id, role, created_at)
    select ${id}, id, 'manager', created_at from customers where identity_uid = ${name}
    on conflict do nothing`);
}

async function readVersions(
  db: Database,
  world: readonly MadeSalon[],
): Promise<ReadonlyMap<string, number>> {
  const ids = world.map(({ id }) => id);
  const rows = await db.select().from(salonClock).where(inArray(salonClock.salonId, ids));
  return new Map(rows.map(({ salonId, version }) => [salonId, version]));
}
