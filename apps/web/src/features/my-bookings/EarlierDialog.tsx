import { RadioCard, RadioCardGroup } from '@salonica/ui/radio-card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../blocks/use-today.ts';
import { WaitDialog } from '../../blocks/WaitDialog.tsx';
import { DaySelect, PartSelect } from '../../blocks/WaitFields.tsx';
import type { Booking } from '../../domain/booking.ts';
import type { EarlierDraft, WaitEntry } from '../../domain/waitlist.ts';
import { addDays, type PlainDate } from '../../shared/dates.ts';
import { useBookingWords } from './use-booking-words.ts';

export interface EarlierDialogProps {
  readonly booking: Booking;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: (entry: WaitEntry) => void;
}

/** Adds a waitlist entry for an earlier time. */
export function EarlierDialog({ booking, open, onClose, onDone }: EarlierDialogProps) {
  const { t } = useTranslation('waitlist');
  const words = useBookingWords();
  const { id: bookingId, date, salon } = booking;
  const today = useToday(salon.timeZone);
  const [draft, setDraft] = useState<Pick<EarlierDraft, 'mode' | 'from' | 'part'>>({
    mode: 'offer',
    from: today,
    part: null,
  });
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const days: PlainDate[] = [];
  for (let day = today; day <= date; day = addDays(day, 1)) days.push(day);
  return (
    <WaitDialog
      title={t('earlier.title')}
      description={t('earlier.text', { ...words.facts(booking), ...words.brief(booking) })}
      draft={{ kind: 'earlier', bookingId, ...draft }}
      confirm={t('earlier.confirm')}
      open={open}
      onClose={onClose}
      onDone={onDone}
    >
      <RadioCardGroup
        legend={t('earlier.mode')}
        name="mode"
        value={draft.mode}
        onValueChange={(mode) => change({ mode: mode === 'move' ? 'move' : 'offer' })}
      >
        <RadioCard value="offer" title={t('earlier.offer')} description={t('earlier.offerText')} />
        <RadioCard value="move" title={t('earlier.move')} description={t('earlier.moveText')} />
      </RadioCardGroup>
      <DaySelect
        label={t('earlier.from')}
        name="from"
        days={days}
        value={draft.from}
        onValueChange={(from) => change({ from })}
      />
      <PartSelect value={draft.part} onValueChange={(part) => change({ part })} />
    </WaitDialog>
  );
}
