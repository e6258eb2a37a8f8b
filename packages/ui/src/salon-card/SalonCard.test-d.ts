import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  SalonCard,
  SalonCardSkeleton,
  type SalonCardProps,
  type SalonCardSkeletonProps,
} from './index.ts';

// SalonCard
type SalonCardOwn =
  | 'actions'
  | 'address'
  | 'averageBookingTime'
  | 'bookings'
  | 'categories'
  | 'children'
  | 'distance'
  | 'eager'
  | 'headingLevel'
  | 'image'
  | 'messages'
  | 'name'
  | 'nameLanguage'
  | 'nextAvailable'
  | 'note'
  | 'priceRange'
  | 'rating'
  | 'renderLink'
  | 'reviewCount'
  | 'save'
  | 'topRated';
expectTypeOf(SalonCard).parameter(0).toEqualTypeOf<SalonCardProps>();
expectTypeOf<RequiredOf<SalonCardProps>>().toEqualTypeOf<'name'>();
expectTypeOf<SalonCardProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<SalonCardProps, SalonCardOwn>>().toEqualTypeOf<
  PassedOn<'article', SalonCardOwn>
>();
expectTypeOf<SalonCardProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `name` is required.
accepts<Pick<SalonCardProps, 'name'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<SalonCardProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<SalonCardProps>>({ look: 'other' });

// SalonCardSkeleton
type SalonCardSkeletonOwn = 'children' | 'variant';
expectTypeOf(SalonCardSkeleton).parameter(0).toEqualTypeOf<SalonCardSkeletonProps>();
expectTypeOf<RequiredOf<SalonCardSkeletonProps>>().toEqualTypeOf<never>();
expectTypeOf<SalonCardSkeletonProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<SalonCardSkeletonProps, SalonCardSkeletonOwn>>().toEqualTypeOf<
  PassedOn<'div', SalonCardSkeletonOwn>
>();
expectTypeOf<SalonCardSkeletonProps['variant']>().toEqualTypeOf<'brief' | 'search' | undefined>();
// @ts-expect-error `variant` takes no other value.
accepts<Pick<SalonCardSkeletonProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<SalonCardSkeletonProps>>({ look: 'other' });
