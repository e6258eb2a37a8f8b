import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  BookingBar,
  BookingSummary,
  type BookingBarProps,
  type BookingSummaryProps,
} from './index.ts';

// BookingBar
type BookingBarOwn = 'back' | 'children' | 'messages' | 'total';
expectTypeOf(BookingBar).parameter(0).toEqualTypeOf<BookingBarProps>();
expectTypeOf<RequiredOf<BookingBarProps>>().toEqualTypeOf<'children'>();
expectTypeOf<BookingBarProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<BookingBarProps, BookingBarOwn>>().toEqualTypeOf<
  PassedOn<'div', BookingBarOwn>
>();
// @ts-expect-error `children` is required.
accepts<Pick<BookingBarProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<BookingBarProps>>({ look: 'other' });

// BookingSummary
type BookingSummaryOwn =
  | 'children'
  | 'footer'
  | 'headingLevel'
  | 'image'
  | 'messages'
  | 'prices'
  | 'rows'
  | 'salonName'
  | 'title'
  | 'total';
expectTypeOf(BookingSummary).parameter(0).toEqualTypeOf<BookingSummaryProps>();
expectTypeOf<RequiredOf<BookingSummaryProps>>().toEqualTypeOf<
  'prices' | 'rows' | 'salonName' | 'total'
>();
expectTypeOf<BookingSummaryProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<BookingSummaryProps, BookingSummaryOwn>>().toEqualTypeOf<
  PassedOn<'section', BookingSummaryOwn>
>();
expectTypeOf<BookingSummaryProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `salonName` is required.
accepts<Pick<BookingSummaryProps, 'salonName'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<BookingSummaryProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<BookingSummaryProps>>({ look: 'other' });
