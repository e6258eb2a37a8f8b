import { Button } from '@salonica/ui/button';
import { Stack } from '@salonica/ui/stack';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Undo2 from 'lucide-react/icons/undo-2';
import UserX from 'lucide-react/icons/user-x';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../blocks/use-desk.ts';
import { useInstant } from '../../blocks/use-instant.ts';
import { canTakeBack, isCancelled, markOptions, nextTurn } from './booking-rules.ts';
import styles from './BookingSheet.module.css';
import type { Changing } from './use-booking-change.ts';
import { useDeskWords } from './use-desk-words.ts';

const icons = {
  arrived: <Check aria-hidden="true" />,
  completed: <CheckCheck aria-hidden="true" />,
  no_show: <UserX aria-hidden="true" />,
  confirmed: <Undo2 aria-hidden="true" />,
};

/** What became of the visit; a mark that is not possible yet says from when on it is. */
export function BookingMarks({ changing }: { readonly changing: Changing }) {
  const { t } = useTranslation('deskBooking');
  const { salon } = useDesk();
  const words = useDeskWords();
  const { booking, view, change, ask } = changing;
  const now = useInstant((instant) => nextTurn(booking, instant));
  if (isCancelled(booking)) return null;
  const isBusy = view === 'sending';
  const isMarking = (mark: string) => isBusy && change?.kind === 'mark' && change.mark === mark;
  const options = markOptions(booking, now);
  const blocked = options.filter((option) => option.blocked !== null);
  const [first] = blocked;
  return (
    <Stack gap={12}>
      <div className={styles['actions']}>
        {options.map(({ mark, blocked: reason }) => (
          <Button
            key={mark}
            variant={mark === 'no_show' ? 'quiet-destructive' : 'tonal'}
            startIcon={icons[mark]}
            busy={isMarking(mark)}
            busyLabel={t('marking')}
            disabled={reason !== null || (isBusy && !isMarking(mark))}
            onClick={() => ask({ kind: 'mark', mark })}
          >
            {t(`mark.${mark}`)}
          </Button>
        ))}
        {canTakeBack(booking, now) ? (
          <Button
            variant="secondary"
            startIcon={icons.confirmed}
            busy={isMarking('confirmed')}
            busyLabel={t('marking')}
            disabled={isBusy && !isMarking('confirmed')}
            onClick={() => ask({ kind: 'mark', mark: 'confirmed' })}
          >
            {t('mark.confirmed')}
          </Button>
        ) : null}
      </div>
      {first?.blocked?.kind === 'late' ? (
        <p className={styles['hint']}>
          {t('tooLate', { at: words.instant(booking.terms.markedUntil, salon.timeZone) })}
        </p>
      ) : null}
      {blocked.some((option) => option.blocked?.kind === 'early') ? (
        <ul className={styles['hints']}>
          {blocked.map(({ mark, blocked: reason }) =>
            reason?.kind === 'early' ? (
              <li key={mark}>
                {t(`early.${mark}`, { at: words.instant(reason.from, salon.timeZone) })}
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
    </Stack>
  );
}
