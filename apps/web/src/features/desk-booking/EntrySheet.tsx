import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { Skeleton } from '@salonica/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../blocks/use-desk.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { PlainDate } from '../../shared/dates.ts';
import { BlockSheet } from './BlockSheet.tsx';
import styles from './BookingSheet.module.css';
import { BookingSheet, type BookingSheetProps } from './BookingSheet.tsx';
import { useDay } from './desk-queries.ts';
import { useDeskWords } from './use-desk-words.ts';

export interface EntrySheetProps extends BookingSheetProps {
  /** The day on which it was pressed. */
  readonly date: PlainDate;
}

/** What was pressed in the plan: a visit, a kept time, or a time that is held for a customer. */
export function EntrySheet({ date, ...sheet }: EntrySheetProps) {
  const { t } = useTranslation('deskBooking');
  const { salon } = useDesk();
  const words = useDeskWords();
  const day = useDay(date);
  const barbers = day.phase === 'ready' ? day.data.barbers : [];
  const found =
    day.phase === 'ready' ? day.data.entries.find(({ id }) => id === sheet.id) : undefined;
  // A removed one stays until its sheet is closed.
  const [kept, setKept] = useState(found);
  if (found !== undefined && kept?.id !== found.id) setKept(found);
  const entry = found ?? (kept?.id === sheet.id ? kept : undefined);
  if (day.phase === 'loading' && entry === undefined) {
    return (
      <Dialog open={sheet.open} onOpenChange={sheet.onClose} title={t('title')}>
        <Waiting text={t('loading')} {...day}>
          <Skeleton className={styles['skeleton']} />
        </Waiting>
      </Dialog>
    );
  }
  if (entry?.kind === 'block') {
    return (
      <BlockSheet
        key={entry.id}
        block={entry}
        barbers={barbers}
        open={sheet.open}
        onClose={sheet.onClose}
        onDone={sheet.onDone}
      />
    );
  }
  if (entry?.kind === 'hold') {
    const [part] = entry.parts;
    return (
      <Dialog open={sheet.open} onOpenChange={sheet.onClose} title={t('inTheWay.hold')}>
        <Note>
          {part === undefined ? null : <p>{words.when(part)}</p>}
          <p>{t('heldUntil', { at: words.instant(entry.heldUntil, salon.timeZone) })}</p>
        </Note>
      </Dialog>
    );
  }
  return <BookingSheet key={sheet.id} {...sheet} />;
}
