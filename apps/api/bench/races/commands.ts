import fc from 'fast-check';
import { raceDays, raceTimes } from './world.ts';

/** A requested time; indexes are taken modulo the number of choices. */
export interface Wanted {
  salon: number;
  service: number;
  /** Null for any barber. */
  barber: number | null;
  date: string;
  time: string;
}

/** The next action of a client; `pick` chooses among its own bookings. */
export type Command = { isRepeated: boolean; pick: number; other: number; to: Wanted } & {
  kind:
    | 'confirm'
    | 'move'
    | 'cancel'
    | 'restore'
    /** Two bookings of one salon swap their times concurrently. */
    | 'swap'
    /** One revision of a booking is moved and cancelled concurrently. */
    | 'collide';
};

const index = fc.nat({ max: 1000 });

const wanted: fc.Arbitrary<Wanted> = fc.record({
  salon: index,
  service: index,
  barber: fc.option(index, { freq: 3 }),
  date: fc.constantFrom(...raceDays),
  time: fc.constantFrom(...raceTimes),
});

const kind: fc.Arbitrary<Command['kind']> = fc.oneof(
  { weight: 8, arbitrary: fc.constant('confirm' as const) },
  { weight: 6, arbitrary: fc.constant('move' as const) },
  { weight: 4, arbitrary: fc.constant('cancel' as const) },
  { weight: 4, arbitrary: fc.constant('restore' as const) },
  { weight: 2, arbitrary: fc.constant('swap' as const) },
  { weight: 2, arbitrary: fc.constant('collide' as const) },
);

const command: fc.Arbitrary<Command> = fc.record({
  kind,
  isRepeated: fc.boolean(),
  pick: index,
  other: index,
  to: wanted,
});

/** The commands of each client, in sequence. */
export const programs = (clients: number, commands: number): fc.Arbitrary<Command[][]> =>
  fc.array(fc.array(command, { minLength: 1, maxLength: commands }), {
    minLength: clients,
    maxLength: clients,
  });

/** A program with a fixed number of commands for each client, deterministic for a seed. */
export function fullPrograms(clients: number, commands: number, seed: number): Command[][] {
  const all = fc.sample(command, { numRuns: clients * commands, seed });
  return Array.from({ length: clients }, (_, client) =>
    all.slice(client * commands, (client + 1) * commands),
  );
}

/** All clients request the same chair at the same moment, repeatedly. */
export function stampede(clients: number, times: readonly string[]): Command[][] {
  const [date = ''] = raceDays;
  const choice = { isRepeated: false, pick: 0, other: 0 };
  const commands = times.map((time): Command => ({
    ...choice,
    kind: 'confirm',
    to: { salon: 0, service: 0, barber: 0, date, time },
  }));
  return Array.from({ length: clients }, () => commands);
}
