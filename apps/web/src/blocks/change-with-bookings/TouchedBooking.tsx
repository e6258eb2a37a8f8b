import { Badge } from '@salonica/ui/badge';
import { Note } from '@salonica/ui/note';
import { RadioCard, RadioCardGroup } from '@salonica/ui/radio-card';
import { Select } from '@salonica/ui/select';
import { Stack } from '@salonica/ui/stack';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTranslation } from 'react-i18next';
import { cancelReasons } from '../../domain/desk.ts';
import { formatDate } from '../../shared/dates.ts';
import { type Choice, moveDraft, type Row } from './decisions.ts';
import styles from './DecisionsDialog.module.css';
import { MoveFields } from './MoveFields.tsx';
import type { ChangeWithBookings } from './use-change-with-bookings.ts';

export interface TouchedBookingProps {
  readonly row: Row;
  readonly change: ChangeWithBookings;
  /** Whether the member confirmed without this decision. */
  readonly isMissing: boolean;
}

const choices: readonly Choice[] = ['keep', 'move', 'cancel'];

/** One booking that a change touches: what it is, and what happens to it. */
export function TouchedBooking({ row, change, isMissing }: TouchedBookingProps) {
  const { t, i18n } = useTranslation(['deskDecisions', 'deskBooking']);
  const { booking, draft, mark } = row;
  const { mayKeep, reason, barbers, decide } = change;
  const { id, visit, service, barber, customerName, told, problem } = booking;
  const name = customerName ?? t('erased');
  const when = t('when', {
    ns: 'deskBooking',
    date: formatDate(visit.date, i18n.language, 'brief'),
    time: t('span', { ns: 'deskBooking', starts: visit.starts, ends: visit.ends }),
  });
  const choose = (value: string) => {
    if (value === 'keep') decide(id, { choice: 'keep' });
    if (value === 'move') decide(id, moveDraft(booking, barbers));
    if (value === 'cancel') decide(id, { choice: 'cancel', reason });
  };
  return (
    <li className={styles['booking']} data-open={isMissing ? '' : undefined}>
      <Stack gap={12}>
        <div>
          <div className={styles['heading']}>
            <h3>{name}</h3>
            {mark === null ? null : (
              <Badge tone="warning" icon={<CalendarClock aria-hidden="true" />}>
                {t(`mark.${mark}`)}
              </Badge>
            )}
          </div>
          <p>{when}</p>
          <p className={styles['hint']}>
            {t('about', { service: service.name, barber: barber.name })}
          </p>
        </div>
        {problem === null ? null : (
          <Note size="s" tone="danger">
            {t(`problem.${problem}`)}
          </Note>
        )}
        <RadioCardGroup
          legend={t('choice.legend', { name })}
          legendHidden
          variant="grid"
          className={styles['choices']}
          value={draft?.choice ?? null}
          onValueChange={choose}
          error={isMissing && draft === null ? t('missing.choice') : undefined}
        >
          {choices
            .filter((choice) => choice !== 'keep' || mayKeep)
            .map((choice) => (
              <RadioCard
                key={choice}
                className={styles['choice']}
                value={choice}
                title={t(`choice.${choice}`)}
              />
            ))}
        </RadioCardGroup>
        {draft?.choice === 'move' ? (
          <MoveFields booking={booking} draft={draft} change={change} isMissing={isMissing} />
        ) : null}
        {draft?.choice === 'cancel' ? (
          <Select
            label={t('reason')}
            value={draft.reason}
            onValueChange={(value) => {
              const known = cancelReasons.find((one) => one === value);
              if (known !== undefined) decide(id, { choice: 'cancel', reason: known });
            }}
          >
            {cancelReasons.map((one) => (
              <option key={one} value={one}>
                {t(`reason.${one}`, { ns: 'deskBooking' })}
              </option>
            ))}
          </Select>
        ) : null}
        {draft === null || draft.choice === 'keep' ? null : (
          <p className={styles['hint']}>{t(`told.${told[draft.choice]}`, { ns: 'deskBooking' })}</p>
        )}
      </Stack>
    </li>
  );
}
