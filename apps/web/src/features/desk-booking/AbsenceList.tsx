import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { type DeskDay, includesRole } from '../../domain/desk.ts';
import { ServiceError } from '../../domain/failure.ts';
import { wallClock } from '../../shared/dates.ts';
import type { Made } from './add-form-props.ts';
import { Refusal } from './Refusal.tsx';
import { useDeskWrite } from './use-desk-change.ts';
import { useDeskWords } from './use-desk-words.ts';

type Absence = DeskDay['barbers'][number]['absences'][number];

/** The days and times of an absence, as they are entered. */
function daysOf({ range: { date, starts, ends, endsAt } }: Absence, timeZone: string) {
  // The last instant, not the one after it.
  return { date, starts, lastDate: wallClock(timeZone, endsAt - 1).date, ends };
}

export interface AbsenceListProps {
  readonly barber: DeskDay['barbers'][number];
  readonly onDone: (made: Made) => void;
}

/** When the barber is away on the day, and who may remove it. */
export function AbsenceList({ barber, onDone }: AbsenceListProps) {
  const { t } = useTranslation('deskBooking');
  const { salon } = useDesk();
  const api = useApi();
  const words = useDeskWords();
  const writing = useDeskWrite(
    ({ id }: Absence, terms) => api.removeDeskAbsence({ ...terms, id }),
    (_, absence) =>
      onDone({
        what: 'absenceRemoved',
        name: barber.name,
        async undo(terms) {
          const times = { ...daysOf(absence, salon.timeZone), barberId: barber.id };
          const body = { ...times, decisions: [] };
          const { outcome } = await api.addDeskAbsence({ ...terms, body });
          // A visit came meanwhile; the sheet asks about it.
          if (outcome === 'undecided') {
            throw new ServiceError({ kind: 'conflict', code: 'slot-taken', nearest: [] });
          }
        },
      }),
  );
  const said = (absence: Absence): string => {
    const { date, starts, lastDate, ends } = daysOf(absence, salon.timeZone);
    return date === lastDate
      ? words.when(absence.range)
      : t('absence.days', { from: words.brief(date), starts, until: words.brief(lastDate), ends });
  };
  if (barber.absences.length === 0) return null;
  const mayRemove = includesRole(salon.role, 'manager');
  return (
    <Stack gap={12}>
      {barber.absences.map((absence) => (
        <Note
          key={absence.id}
          size="s"
          actions={
            mayRemove ? (
              <Button
                size="s"
                variant="secondary"
                busy={writing.isBusy}
                busyLabel={t('absence.removing')}
                onClick={() => writing.send(absence)}
              >
                {t('absence.remove')}
              </Button>
            ) : null
          }
        >
          {t('absence.is', { barber: barber.name, when: said(absence) })}
        </Note>
      ))}
      <Refusal failure={writing.failure} />
    </Stack>
  );
}
