import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { RatingSummary, type RatingStars, type RatingSummaryProps } from './index.ts';

type RatingSummaryOwn =
  | 'children'
  | 'counts'
  | 'messages'
  | 'onSelectedChange'
  | 'selected'
  | 'value';
expectTypeOf(RatingSummary).parameter(0).toEqualTypeOf<RatingSummaryProps>();
expectTypeOf<RequiredOf<RatingSummaryProps>>().toEqualTypeOf<'counts' | 'value'>();
expectTypeOf<RatingSummaryProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<RatingSummaryProps, RatingSummaryOwn>>().toEqualTypeOf<
  PassedOn<'div', RatingSummaryOwn>
>();
expectTypeOf<Parameters<NonNullable<RatingSummaryProps['onSelectedChange']>>>().toEqualTypeOf<
  [RatingStars | null, ChangeDetails<'choice' | 'clear'>]
>();
// @ts-expect-error `value` is required.
accepts<Pick<RatingSummaryProps, 'value'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<RatingSummaryProps>>({ look: 'other' });
