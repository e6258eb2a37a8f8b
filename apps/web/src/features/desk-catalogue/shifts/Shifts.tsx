import { Stack } from '@salonica/ui/stack';
import type { PlainDate } from '#shared/dates.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { Requests } from './Requests.tsx';
import type { RequestDone } from './use-requests.ts';
import { useShifts } from './use-shifts.ts';
import { WeekOfShifts } from './WeekOfShifts.tsx';

export interface ShiftsProps {
  /** A day of the shown week; null for today. */
  readonly date: PlainDate | null;
  readonly onDate: (date: PlainDate | null) => void;
  readonly onSaved: () => void;
  readonly onRequest: (what: RequestDone) => void;
}

/** When barbers work on which day, and what they ask for. */
export function Shifts({ onRequest, ...week }: ShiftsProps) {
  const { load, save } = useShifts();
  return (
    <SettingsPage area="shifts" load={load}>
      {(part) => (
        <Stack gap={48}>
          <Requests onDone={onRequest} />
          <WeekOfShifts part={part} save={save} {...week} />
        </Stack>
      )}
    </SettingsPage>
  );
}
