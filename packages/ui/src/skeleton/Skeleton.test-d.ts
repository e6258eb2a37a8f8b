import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './index.ts';

// Skeleton
type SkeletonOwn = 'children' | 'variant';
expectTypeOf(Skeleton).parameter(0).toEqualTypeOf<SkeletonProps>();
expectTypeOf<RequiredOf<SkeletonProps>>().toEqualTypeOf<never>();
expectTypeOf<SkeletonProps['ref']>().toEqualTypeOf<Ref<HTMLSpanElement> | undefined>();
expectTypeOf<Omit<SkeletonProps, SkeletonOwn>>().toEqualTypeOf<PassedOn<'span', SkeletonOwn>>();
expectTypeOf<SkeletonProps['variant']>().toEqualTypeOf<
  'block' | 'text' | 'pill' | 'circle' | undefined
>();
// @ts-expect-error `variant` takes no other value.
accepts<Pick<SkeletonProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<SkeletonProps>>({ look: 'other' });

// SkeletonGroup
type SkeletonGroupOwn = 'messages';
expectTypeOf(SkeletonGroup).parameter(0).toEqualTypeOf<SkeletonGroupProps>();
expectTypeOf<RequiredOf<SkeletonGroupProps>>().toEqualTypeOf<never>();
expectTypeOf<SkeletonGroupProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<SkeletonGroupProps, SkeletonGroupOwn>>().toEqualTypeOf<
  PassedOn<'div', SkeletonGroupOwn>
>();
// @ts-expect-error There is no such prop.
accepts<Partial<SkeletonGroupProps>>({ look: 'other' });
