import { Button } from '@salonica/ui/button';
import { Stack } from '@salonica/ui/stack';
import { TextField } from '@salonica/ui/text-field';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessAbandoned } from '../../blocks/change-with-bookings/abandoned.ts';
import type { ChangeWithBookings } from '../../blocks/change-with-bookings/use-change-with-bookings.ts';
import { useApi } from '../../blocks/use-api.ts';
import type { RequestOf } from '../../domain/api.ts';
import type { AddFormProps } from './add-form-props.ts';
import styles from './BookingSheet.module.css';
import { closing } from './kept-draft.ts';
import { Refusal } from './Refusal.tsx';
import { useDeskWrite } from './use-desk-change.ts';

type Times = Omit<RequestOf<'addDeskAbsence'>['body'], 'decisions'>;

export interface AddAbsenceFormProps extends AddFormProps<'absence'> {
  /** Asks about the visits in its time. */
  readonly change: ChangeWithBookings;
}

/** Notes from when until when a barber is away. */
export function AddAbsenceForm({ place, draft, onDraft, change, onDone }: AddAbsenceFormProps) {
  const { t } = useTranslation('deskBooking');
  const api = useApi();
  const { barberId } = place;
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, send } = useDeskWrite(
    async (times: Times, terms) => {
      let isPlain = true;
      const answer = await unlessAbandoned(
        change.settle({
          content: terms.idempotencyKey,
          reason: 'barber-away',
          send({ decisions, idempotencyKey }) {
            isPlain = decisions.length === 0;
            const body = { ...times, decisions: [...decisions] };
            return api.addDeskAbsence({ ...terms, idempotencyKey, body });
          },
        }),
      );
      return answer === null ? null : { id: answer.result.id, isPlain };
    },
    (made) => {
      if (made === null) return;
      const { id, isPlain } = made;
      // Visits that were moved or cancelled are not brought back.
      const isUndone = isPlain && id !== undefined;
      onDone({
        what: 'absence',
        name: null,
        undo: isUndone ? (terms) => api.removeDeskAbsence({ ...terms, id }) : null,
      });
    },
  );
  const { date, starts, lastDate } = draft;
  const ends = closing(draft.ends);
  const isComplete = [date, starts, lastDate, draft.ends].every((part) => part !== '');
  const isReversed = !isComplete || `${date} ${starts}` >= `${lastDate} ${ends}`;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReversed) send({ barberId, date, starts, lastDate, ends });
  };
  return (
    <form noValidate onSubmit={submit} inert={change.view === 'sending'}>
      <Stack gap={20}>
        <p className={styles['hint']}>{t('absence.about')}</p>
        <div className={styles['fields']}>
          <TextField
            type="date"
            name="date"
            label={t('absence.date')}
            value={date}
            onValueChange={(next) => onDraft({ date: next })}
          />
          <TextField
            type="time"
            name="starts"
            label={t('absence.starts')}
            value={starts}
            onValueChange={(next) => onDraft({ starts: next })}
          />
          <TextField
            type="date"
            name="lastDate"
            label={t('absence.lastDate')}
            value={lastDate}
            onValueChange={(next) => onDraft({ lastDate: next })}
            error={isTried && isReversed ? t('absence.reversed') : undefined}
          />
          <TextField
            type="time"
            name="ends"
            label={t('absence.ends')}
            hint={t('absence.midnight')}
            value={draft.ends}
            onValueChange={(next) => onDraft({ ends: next })}
          />
        </div>
        <Refusal failure={failure} />
        <div className={styles['actions']}>
          <Button type="submit" busy={isBusy} busyLabel={t('absence.busy')}>
            {t('absence.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
