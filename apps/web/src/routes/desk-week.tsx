import { useNavigate, useSearchParams } from 'react-router-dom';
import { DeskWeek } from '../features/desk-day/DeskWeek.tsx';
import { placeOf } from '../features/desk-day/plan-place.ts';
import { deskPaths } from '../shared/desk-paths.ts';
import { isPlainDate } from '../shared/dates.ts';

/** `from`: a day of the week. `barber`: whose week. Bookings are opened and added in their day. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const from = search.get('from');
  const change = (name: string, text: string | null): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === null) next.delete(name);
        else next.set(name, text);
        return next;
      },
      { preventScrollReset: true },
    );
  const open = (day: Readonly<Record<string, string>>): void =>
    void navigate(`${deskPaths.day}?${new URLSearchParams(day).toString()}`);
  return (
    <DeskWeek
      date={from !== null && isPlainDate(from) ? from : null}
      barberId={search.get('barber')}
      onDate={(next) => change('from', next)}
      onBarber={(barberId) => change('barber', barberId)}
      onOpenBooking={(entry) => open({ date: placeOf(entry).date, booking: entry.id })}
      onAddAt={({ barberId, date, time }) => open({ date, add: `${barberId}@${time}` })}
    />
  );
}
