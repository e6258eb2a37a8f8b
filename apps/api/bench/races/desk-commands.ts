import fc from 'fast-check';
import { raceDays, raceTimes } from './world.ts';

/** The next action of a desk; `pick` chooses among the visits of the day, or the kept times. */
export interface DeskCommand {
  kind:
    | 'enter'
    | 'move'
    | 'cancel'
    | 'miss'
    | 'serve'
    | 'keep-free'
    | 'give-back'
    | 'leave'
    | 'come-back';
  isRepeated: boolean;
  pick: number;
  service: number;
  barber: number;
  to: { date: string; time: string };
}

const index = fc.nat({ max: 1000 });

const command: fc.Arbitrary<DeskCommand> = fc.record({
  kind: fc.constantFrom(
    ...([
      'enter',
      'enter',
      'move',
      'move',
      'cancel',
      'miss',
      'serve',
      'keep-free',
      'give-back',
      'leave',
      'come-back',
    ] as const),
  ),
  isRepeated: fc.boolean(),
  pick: index,
  service: index,
  barber: index,
  to: fc.record({
    date: fc.constantFrom(...raceDays),
    time: fc.constantFrom(...raceTimes),
  }),
});

/** The commands of each desk, in sequence. */
export const deskPrograms = (desks: number, commands: number): fc.Arbitrary<DeskCommand[][]> =>
  fc.array(fc.array(command, { maxLength: commands }), { minLength: desks, maxLength: desks });

/** Programs with a fixed number of commands for each desk, deterministic for a seed. */
export function fullDeskPrograms(desks: number, commands: number, seed: number): DeskCommand[][] {
  const all = fc.sample(command, { numRuns: desks * commands, seed });
  return Array.from({ length: desks }, (_, desk) =>
    all.slice(desk * commands, (desk + 1) * commands),
  );
}
