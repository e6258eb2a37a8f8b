import { useEffect, useState } from 'react';
import { type PlainDate, todayIn } from '../shared/dates.ts';
import { onMinute } from './minutes.ts';
import { usePort } from './PortsProvider.tsx';
import { useClock } from './use-clock.ts';

/** The current day in a zone, such as the salon's: a page that stays open over midnight follows it. */
export function useToday(zone: string): PlainDate {
  const clock = usePort('clock');
  const { now } = useClock();
  // Only renders again: during hydration the day is that of the document.
  const [, setSeen] = useState(() => todayIn(zone, clock.now()));
  useEffect(() => onMinute(clock, () => setSeen(todayIn(zone, clock.now()))), [clock, zone]);
  return todayIn(zone, now);
}
