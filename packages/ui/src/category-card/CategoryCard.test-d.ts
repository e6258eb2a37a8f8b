import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  CategoryCard,
  CategoryCardSkeleton,
  type CategoryCardProps,
  type CategoryCardSkeletonProps,
} from './index.ts';

// CategoryCard
type CategoryCardOwn =
  | 'caption'
  | 'children'
  | 'eager'
  | 'headingLevel'
  | 'image'
  | 'name'
  | 'renderLink';
expectTypeOf(CategoryCard).parameter(0).toEqualTypeOf<CategoryCardProps>();
expectTypeOf<RequiredOf<CategoryCardProps>>().toEqualTypeOf<'name'>();
expectTypeOf<CategoryCardProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<CategoryCardProps, CategoryCardOwn>>().toEqualTypeOf<
  PassedOn<'article', CategoryCardOwn>
>();
expectTypeOf<CategoryCardProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `name` is required.
accepts<Pick<CategoryCardProps, 'name'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<CategoryCardProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<CategoryCardProps>>({ look: 'other' });

// CategoryCardSkeleton
type CategoryCardSkeletonOwn = 'children';
expectTypeOf(CategoryCardSkeleton).parameter(0).toEqualTypeOf<CategoryCardSkeletonProps>();
expectTypeOf<RequiredOf<CategoryCardSkeletonProps>>().toEqualTypeOf<never>();
expectTypeOf<CategoryCardSkeletonProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<CategoryCardSkeletonProps, CategoryCardSkeletonOwn>>().toEqualTypeOf<
  PassedOn<'div', CategoryCardSkeletonOwn>
>();
// @ts-expect-error There is no such prop.
accepts<Partial<CategoryCardSkeletonProps>>({ look: 'other' });
