import { BookingTicketSkeleton } from '@salonica/ui/booking-ticket';
import { SkeletonGroup } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { SlowNote } from '../../blocks/SlowNote.tsx';
import styles from './MyBookings.module.css';

export interface ListLoadingProps {
  readonly variant: 'upcoming' | 'past';
  readonly count: number;
  /** The wait is long: explains it, with a retry button. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

/** Skeleton of a list that is loading. */
export function ListLoading({ variant, count, isSlow, retry }: ListLoadingProps) {
  const { t } = useTranslation('bookings');
  return (
    <>
      <div role="status">{isSlow ? <SlowNote retry={retry} /> : null}</div>
      <SkeletonGroup
        messages={{ loading: t(`${variant}.loading`) }}
        className={styles['list']}
        data-variant={variant}
      >
        {Array.from({ length: count }, (_, place) => (
          <BookingTicketSkeleton key={place} variant={variant} rule />
        ))}
      </SkeletonGroup>
    </>
  );
}
