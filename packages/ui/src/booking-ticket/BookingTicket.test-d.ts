import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  BookingTicket,
  BookingTicketSkeleton,
  type BookingTicketProps,
  type BookingTicketSkeletonProps,
} from './index.ts';

// BookingTicket
type BookingTicketOwn =
  | 'actions'
  | 'address'
  | 'barber'
  | 'children'
  | 'headingLevel'
  | 'image'
  | 'messages'
  | 'rating'
  | 'renderLink'
  | 'rule'
  | 'service'
  | 'status'
  | 'title'
  | 'titleLanguage'
  | 'variant'
  | 'when';
expectTypeOf(BookingTicket).parameter(0).toEqualTypeOf<BookingTicketProps>();
expectTypeOf<RequiredOf<BookingTicketProps>>().toEqualTypeOf<'title' | 'when'>();
expectTypeOf<BookingTicketProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<BookingTicketProps, BookingTicketOwn>>().toEqualTypeOf<
  PassedOn<'article', BookingTicketOwn>
>();
expectTypeOf<BookingTicketProps['variant']>().toEqualTypeOf<'upcoming' | 'past' | undefined>();
expectTypeOf<BookingTicketProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `title` is required.
accepts<Pick<BookingTicketProps, 'title'>>({});
// @ts-expect-error `variant` takes no other value.
accepts<Pick<BookingTicketProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<BookingTicketProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<BookingTicketProps>>({ look: 'other' });

// BookingTicketSkeleton
type BookingTicketSkeletonOwn = 'children' | 'rule' | 'variant';
expectTypeOf(BookingTicketSkeleton).parameter(0).toEqualTypeOf<BookingTicketSkeletonProps>();
expectTypeOf<RequiredOf<BookingTicketSkeletonProps>>().toEqualTypeOf<never>();
expectTypeOf<BookingTicketSkeletonProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<BookingTicketSkeletonProps, BookingTicketSkeletonOwn>>().toEqualTypeOf<
  PassedOn<'div', BookingTicketSkeletonOwn>
>();
expectTypeOf<BookingTicketSkeletonProps['variant']>().toEqualTypeOf<
  'upcoming' | 'past' | undefined
>();
// @ts-expect-error `variant` takes no other value.
accepts<Pick<BookingTicketSkeletonProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<BookingTicketSkeletonProps>>({ look: 'other' });
