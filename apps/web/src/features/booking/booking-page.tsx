import { lazy, Suspense } from 'react';
import type { BookingContentProps } from './booking-content.tsx';
import { BookingLoading } from './booking-loading.tsx';

const BookingContent = lazy(async () => ({
  default: (await import('./booking-content.tsx')).BookingContent,
}));

export type BookingPageProps = BookingContentProps;

const reload = () => window.location.reload();

/** The booking page of one salon: places for everything at once, then the wizard or why there is none. */
export function BookingPage(props: BookingPageProps) {
  return (
    <Suspense fallback={<BookingLoading retry={reload} />}>
      <BookingContent {...props} />
    </Suspense>
  );
}
