import { useTranslation } from 'react-i18next';
import { useDesk } from '../../blocks/use-desk.ts';
import { useSalon } from '../../blocks/use-salon.ts';
import type { DeskBooking } from '../../domain/desk.ts';
import styles from './BookingSheet.module.css';
import { useDeskWords } from './use-desk-words.ts';

type Entry = DeskBooking['history'][number];

const marks = ['confirmed', 'arrived', 'completed', 'no_show'] as const;

/** Who did what with a booking, oldest first. */
export function BookingHistory({ booking }: { readonly booking: DeskBooking }) {
  const { t } = useTranslation('deskBooking');
  const { salon } = useDesk();
  const words = useDeskWords();
  const load = useSalon(salon.id);
  const details = load.phase === 'ready' ? load.data : null;
  const barber = (id: string) => details?.team.find((one) => one.id === id)?.name;
  const service = (id: string) => details?.offer.find((one) => one.id === id)?.name;
  const author = ({ by, name }: Entry) =>
    by === 'member' ? (name ?? t('history.by.member')) : t(`history.by.${by}`);

  const told = ({ action, before, after }: Entry): string => {
    if (action === 'mark') {
      const mark = marks.find((known) => known === after?.status) ?? 'confirmed';
      return t(`history.mark.${mark}`);
    }
    if (action !== 'move') return t(`history.${action}`);
    const sentences: string[] = [];
    if (after?.date !== undefined && after.time !== undefined) {
      if (before?.date !== after.date || before.time !== after.time) {
        const to = { date: words.brief(after.date), time: after.time };
        sentences.push(t('history.moved', to));
      }
    }
    const nextBarber = after?.barberId;
    if (nextBarber !== undefined && nextBarber !== before?.barberId) {
      sentences.push(
        t('history.barber', { barber: barber(nextBarber) ?? t('history.formerBarber') }),
      );
    }
    if (after?.serviceId !== undefined) {
      const name = service(after.serviceId) ?? t('history.formerService');
      sentences.push(t('history.service', { service: name }));
    }
    return sentences.length === 0 ? t('history.move') : sentences.join(' ');
  };

  if (booking.history.length === 0) return <p>{t('history.empty')}</p>;
  return (
    <ol className={styles['history']}>
      {booking.history.map((entry) => (
        <li key={`${entry.at} ${entry.action}`}>
          <span>{told(entry)}</span>
          <small>
            {t('history.who', { who: author(entry), at: words.instant(entry.at, salon.timeZone) })}
          </small>
        </li>
      ))}
    </ol>
  );
}
