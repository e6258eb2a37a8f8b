import { Select } from '@salonica/ui/select';
import { Stack } from '@salonica/ui/stack';
import { TextField } from '@salonica/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { DeskTouched } from '../../domain/desk.ts';
import { formatDate } from '../../shared/dates.ts';
import { type Draft, moveDraft } from './decisions.ts';
import styles from './DecisionsDialog.module.css';
import type { ChangeWithBookings } from './use-change-with-bookings.ts';

type Move = Extract<Draft, { choice: 'move' }>;

export interface MoveFieldsProps {
  readonly booking: DeskTouched;
  readonly draft: Move;
  readonly change: ChangeWithBookings;
  readonly isMissing: boolean;
}

const ownTime = 'own';

/** Where a booking moves: one of the free times that were found, or another one. */
export function MoveFields({ booking, draft, change, isMissing }: MoveFieldsProps) {
  const { t, i18n } = useTranslation('deskDecisions');
  const { suggestions } = booking;
  const { barbers, decide } = change;
  const set = (part: Partial<Move>) => decide(booking.id, { ...draft, ...part });
  const chosen = suggestions.findIndex(
    (one) => one.date === draft.date && one.time === draft.time && one.barber.id === draft.barberId,
  );
  return (
    <Stack gap={12}>
      {suggestions.length === 0 ? (
        <p>{t('noneFree')}</p>
      ) : (
        <Select
          label={t('to')}
          value={draft.isOwnTime ? ownTime : String(chosen)}
          onValueChange={(value) => {
            if (value === ownTime) set({ isOwnTime: true });
            else decide(booking.id, moveDraft(booking, barbers, Number(value)));
          }}
        >
          {suggestions.map((one, index) => (
            <option key={`${one.date} ${one.time} ${one.barber.id}`} value={String(index)}>
              {t('place', {
                date: formatDate(one.date, i18n.language, 'brief'),
                time: one.time,
                barber: one.barber.name,
              })}
            </option>
          ))}
          <option value={ownTime}>{t('otherTime')}</option>
        </Select>
      )}
      {draft.isOwnTime ? (
        <div className={styles['fields']}>
          <TextField
            type="date"
            label={t('day')}
            value={draft.date}
            onValueChange={(date) => set({ date })}
            error={isMissing && draft.date === '' ? t('missing.day') : undefined}
          />
          <TextField
            type="time"
            step={300}
            label={t('start')}
            value={draft.time}
            onValueChange={(time) => set({ time })}
            error={isMissing && draft.time === '' ? t('missing.start') : undefined}
          />
          <Select
            label={t('barber')}
            value={draft.barberId}
            onValueChange={(barberId) => set({ barberId })}
          >
            {barbers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
    </Stack>
  );
}
