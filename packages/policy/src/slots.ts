import type { SlotWire } from '@salonica/contract/v1';
import { minute, timeText } from './plain-time.ts';
import type { Planner, Draft } from './starts.ts';

/** Every start of a day in order, as the contract defines it. */
export function slotsOf(planner: Planner, { service }: Draft, date: string): SlotWire[] {
  const { grid, judge, clock } = planner.day(date);
  return grid.map((at) => {
    const { instant, barberIds, refusal } = judge(at);
    const ends =
      instant === null
        ? timeText(at + service.minutes)
        : clock.timeOf(instant + service.minutes * minute);
    return { time: timeText(at), ends, barberIds: [...barberIds], refusal };
  });
}
