import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { type DeskDay, includesRole } from '../../domain/desk.ts';
import type { AddFormProps } from './add-form-props.ts';
import { Refusal } from './Refusal.tsx';
import { useDeskWrite } from './use-desk-change.ts';
import { useDeskWords } from './use-desk-words.ts';

type Absence = DeskDay['barbers'][number]['absences'][number];

export interface AbsenceListProps extends Pick<AddFormProps, 'onDone'> {
  readonly barber: DeskDay['barbers'][number];
}

/** When the barber is away on the day, and who may remove it. */
export function AbsenceList({ barber, onDone }: AbsenceListProps) {
  const { t } = useTranslation('deskBooking');
  const { salon } = useDesk();
  const api = useApi();
  const words = useDeskWords();
  const writing = useDeskWrite(
    ({ id }: Absence, terms) => api.removeDeskAbsence({ ...terms, id }),
    () => onDone({ what: 'absenceRemoved', name: barber.name, undo: null }),
  );
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
          {t('absence.is', { barber: barber.name, when: words.when(absence.range) })}
        </Note>
      ))}
      <Refusal failure={writing.failure} />
    </Stack>
  );
}
