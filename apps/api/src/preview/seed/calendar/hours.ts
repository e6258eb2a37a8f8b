import { pick } from '../chance.ts';
import { hasSampleTeam } from '../team/sample-team.ts';
import type { SalonSeed } from '../salons/salon-seed.ts';

/** Open from, to; ISO weekdays. */
export interface Interval {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
  readonly lastStart: string | null;
}

type Week = 'sample' | 'split' | 'long' | 'late' | 'noon' | 'barber';

type Day = readonly (readonly [opens: string, closes: string])[];

const short: Day = [['09:00', '15:00']];

const broken: Day = [
  ['09:00', '14:00'],
  ['17:00', '20:30'],
];

const days = (count: number, day: Day) => Array.from({ length: count }, () => day);

/** Monday to Saturday; every salon is closed on Sunday. */
const weeks: Readonly<Record<Week, readonly Day[]>> = {
  /** Every start from 9:00 to 17:30 fits the longest service. */
  sample: days(6, [['09:00', '20:00']]),
  /** Typical hours of Greek shops: three afternoons off. */
  split: [short, broken, short, broken, broken, short],
  long: [...days(5, [['09:00', '20:00']]), [['09:00', '18:00']]],
  late: [[], ...days(4, [['11:00', '21:00']]), [['10:00', '18:00']]],
  noon: [
    ...days(5, [
      ['09:30', '14:00'],
      ['15:00', '19:30'],
    ]),
    [['09:30', '16:00']],
  ],
  barber: [
    ...days(2, [['10:00', '20:00']]),
    [['10:00', '15:00']],
    ...days(2, [['10:00', '20:30']]),
    [['09:00', '18:00']],
  ],
};

const usual: readonly Week[] = ['split', 'long', 'late', 'noon', 'split'];
const ofBarbers: readonly Week[] = ['barber', 'barber', 'split', 'long'];

export function hoursOf(salon: SalonSeed): readonly Interval[] {
  const isSample = hasSampleTeam(salon.id);
  const choice = salon.categories[0] === "Men's Cuts" ? ofBarbers : usual;
  const week = weeks[isSample ? 'sample' : pick(choice, `${salon.id} hours`)];
  return week.flatMap((day, index) =>
    day.map(([opens, closes]) => ({
      weekday: index + 1,
      opens,
      closes,
      lastStart: isSample ? '17:30' : null,
    })),
  );
}
