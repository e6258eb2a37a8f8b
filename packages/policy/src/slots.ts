import type { SlotWire } from '@salonica/contract/v1';
import { minute, timeText } from './plain-time.ts';
import type { Planner, Draft } from './starts.ts';

/** Every start of a day in order, as the contract defines it. */
export function slotsOf(planner: Planner, { barberId }: Draft, date: string): SlotWire[] {
  const { grid, judge, clock } = planner.day(date);
  const usual = planner.minutesWith(barberId);
  return grid.map((at) => {
    const { instant, barberIds, refusal } = judge(at);
    const endAfter = (minutes: number) =>
      instant === null ? timeText(at + minutes) : clock.timeOf(instant + minutes * minute);
    const own = barberIds.flatMap((id) => {
      const minutes = planner.minutesWith(id);
      return minutes === usual ? [] : [{ barberId: id, ends: endAfter(minutes) }];
    });
    return {
      time: timeText(at),
      ends: endAfter(usual),
      barberIds: [...barberIds],
      ...(own.length === 0 ? {} : { ownEnds: own }),
      refusal,
    };
  });
}
