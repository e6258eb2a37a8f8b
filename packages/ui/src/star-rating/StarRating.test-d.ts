import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  StarRating,
  StarRatingInput,
  type StarRatingInputProps,
  type StarRatingProps,
} from './index.ts';

// StarRating
type StarRatingOwn = 'children' | 'count' | 'max' | 'messages' | 'value' | 'variant';
expectTypeOf(StarRating).parameter(0).toEqualTypeOf<StarRatingProps>();
expectTypeOf<RequiredOf<StarRatingProps>>().toEqualTypeOf<'value'>();
expectTypeOf<StarRatingProps['ref']>().toEqualTypeOf<Ref<HTMLSpanElement> | undefined>();
expectTypeOf<Omit<StarRatingProps, StarRatingOwn>>().toEqualTypeOf<
  PassedOn<'span', StarRatingOwn>
>();
expectTypeOf<StarRatingProps['variant']>().toEqualTypeOf<'compact' | 'stars' | undefined>();
// @ts-expect-error `value` is required.
accepts<Pick<StarRatingProps, 'value'>>({});
// @ts-expect-error `variant` takes no other value.
accepts<Pick<StarRatingProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<StarRatingProps>>({ look: 'other' });

// StarRatingInput
type StarRatingInputOwn =
  | 'children'
  | 'defaultValue'
  | 'legend'
  | 'legendHidden'
  | 'max'
  | 'messages'
  | 'name'
  | 'onChange'
  | 'onValueChange'
  | 'value';
expectTypeOf(StarRatingInput).parameter(0).toEqualTypeOf<StarRatingInputProps>();
expectTypeOf<RequiredOf<StarRatingInputProps>>().toEqualTypeOf<'legend'>();
expectTypeOf<StarRatingInputProps['ref']>().toEqualTypeOf<Ref<HTMLFieldSetElement> | undefined>();
expectTypeOf<Omit<StarRatingInputProps, StarRatingInputOwn>>().toEqualTypeOf<
  PassedOn<'fieldset', StarRatingInputOwn>
>();
expectTypeOf<Parameters<NonNullable<StarRatingInputProps['onValueChange']>>>().toEqualTypeOf<
  [number | null, ChangeDetails<'choice' | 'clear'>]
>();
// @ts-expect-error `legend` is required.
accepts<Pick<StarRatingInputProps, 'legend'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<StarRatingInputProps>>({ look: 'other' });
