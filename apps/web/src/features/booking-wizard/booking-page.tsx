import { lazy, Suspense } from 'react';
import { again } from '../../shared/again.ts';
import { BookingArriving } from './booking-arriving.tsx';
import type { BookingContentProps } from './booking-content.tsx';

const BookingContent = lazy(async () => ({
  default: (await again(() => import('./booking-content.tsx'))).BookingContent,
}));

export type BookingPageProps = BookingContentProps;

/** The booking page of one salon: places for everything at once, then the wizard or why there is none. */
export function BookingPage(props: BookingPageProps) {
  return (
    <Suspense fallback={<BookingArriving />}>
      <BookingContent {...props} />
    </Suspense>
  );
}
