import { Button } from '@salonica/ui/button';
import { Calendar } from '@salonica/ui/calendar';
import { Select } from '@salonica/ui/select';
import { Stack } from '@salonica/ui/stack';
import { TextField } from '@salonica/ui/text-field';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StartTimes } from '../../blocks/StartTimes.tsx';
import { useDesk } from '../../blocks/use-desk.ts';
import { useToday } from '../../blocks/use-today.ts';
import { formatMoneyBriefly } from '../../shared/money.ts';
import styles from './BookingSheet.module.css';
import { useDay, useOffers, useTimes } from './desk-queries.ts';
import {
  draftOf,
  isSamePlace,
  type MoveDraft,
  moveTo,
  shownStarts,
  startAt,
} from './move-draft.ts';
import { MoveVerdict } from './MoveVerdict.tsx';
import type { Changing } from './use-booking-change.ts';
import { useDeskWords } from './use-desk-words.ts';

export interface MoveFormProps {
  readonly changing: Changing;
  readonly onBack: () => void;
}

/** Another day, time, barber or service for a booking. */
export function MoveForm({ changing, onBack }: MoveFormProps) {
  const { t, i18n } = useTranslation('deskBooking');
  const { salon } = useDesk();
  const words = useDeskWords();
  const { booking, view, ask } = changing;
  const [draft, setDraft] = useState<MoveDraft>(() => draftOf(booking));
  const today = useToday(salon.timeZone);
  const { date, time, barberId, serviceId } = draft;
  const day = useDay(date);
  const offers = useOffers({ date, time: booking.visit.starts, barberId, bookingId: booking.id });
  const load = useTimes({ date, barberId, serviceId, bookingId: booking.id });
  const times = load.phase === 'ready' ? load.data : null;
  const change = (part: Partial<MoveDraft>) => setDraft((before) => ({ ...before, ...part }));

  const team = day.phase === 'ready' ? day.data.barbers.filter((one) => !one.isRetired) : [];
  const own = team.some(({ id }) => id === booking.barber.id) ? [] : [booking.barber];
  // A barber changes the own column only.
  const barbers =
    salon.role === 'barber'
      ? [...own, ...team].filter(({ id }) => id === salon.barberId || id === barberId)
      : [...own, ...team];
  const offered = offers.phase === 'ready' ? offers.data : [];
  const isOffered = offered.some(({ id }) => id === serviceId);
  const start = times === null ? null : startAt(times, time);
  const hours = day.phase === 'ready' ? day.data.hours : [];
  const ownTime = date === booking.visit.date && barberId === booking.barber.id;
  const isBusy = view === 'sending' || view === 'comparing';
  const isSame = isSamePlace(draft, booking);
  const canMove = start?.refusal === null && times?.isServed === true && !isSame;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canMove || times === null) return;
    const { isOutside } = start;
    ask({ kind: 'move', to: moveTo(draft, booking, { total: times.total, isOutside }) });
  };

  return (
    <form noValidate onSubmit={submit} inert={view === 'outdated' || isBusy}>
      <Stack gap={20}>
        <div className={styles['fields']}>
          <Select
            name="barber"
            label={t('move.barber')}
            value={barberId}
            onValueChange={(next) => change({ barberId: next })}
            hint={salon.role === 'barber' ? t('move.ownColumn') : undefined}
          >
            {barbers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            name="service"
            label={t('move.service')}
            value={serviceId}
            onValueChange={(next) => change({ serviceId: next })}
            error={times?.isServed === false ? t('move.notServed') : undefined}
          >
            {isOffered ? null : <option value={serviceId}>{booking.service.name}</option>}
            {offered.map(({ id, name, total }) => (
              <option key={id} value={id}>
                {t('move.priced', { name, price: formatMoneyBriefly(total, i18n.language) })}
              </option>
            ))}
          </Select>
        </div>
        <div className={styles['columns']}>
          <section aria-label={t('move.day')}>
            <Calendar
              today={today}
              value={date}
              onValueChange={(next) => change(next === null ? {} : { date: next })}
              legendHidden
            />
          </section>
          <section aria-label={t('move.time')}>
            <Stack gap={16}>
              <StartTimes
                label={t('move.time')}
                name="start"
                slots={
                  times === null || day.phase !== 'ready'
                    ? null
                    : shownStarts(times, hours, ownTime ? booking.visit.starts : null).map(
                        (one) => ({
                          time: one.time,
                          ends: one.ends,
                          taken: one.refusal !== null,
                          reason: words.refusal(one) ?? undefined,
                        }),
                      )
                }
                isFailed={load.phase === 'failed' || day.phase === 'failed'}
                retry={() => {
                  if (load.phase === 'failed') load.retry();
                  if (day.phase === 'failed') day.retry();
                }}
                full={hours.length === 0 ? t('move.closed') : t('move.full')}
                texts={{
                  loading: t('move.loading'),
                  failed: t('move.timesFailed'),
                  retry: t('retry'),
                }}
                value={time}
                onValueChange={(next) => change({ time: next })}
              />
              <TextField
                type="time"
                name="exact"
                step={300}
                label={t('move.exact')}
                hint={t('move.exactHint')}
                value={time}
                onValueChange={(next) => change({ time: next })}
                error={
                  times !== null && start === null && time !== ''
                    ? t('move.fiveMinutes')
                    : undefined
                }
              />
            </Stack>
          </section>
        </div>
        <MoveVerdict booking={booking} isSame={isSame} start={start} times={times} />
        <div className={styles['actions']}>
          <Button type="button" variant="secondary" disabled={isBusy} onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" disabled={!canMove} busy={isBusy} busyLabel={t('move.busy')}>
            {start?.isOutside === true ? t('move.anyway') : t('move.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
