import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { LoadMore, type LoadMoreProps } from './index.ts';

type LoadMoreOwn =
  | 'busy'
  | 'children'
  | 'error'
  | 'hasMore'
  | 'list'
  | 'messages'
  | 'onLoadMore'
  | 'shown'
  | 'total';
expectTypeOf(LoadMore).parameter(0).toEqualTypeOf<LoadMoreProps>();
expectTypeOf<RequiredOf<LoadMoreProps>>().toEqualTypeOf<
  'list' | 'onLoadMore' | 'shown' | 'total'
>();
expectTypeOf<LoadMoreProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<LoadMoreProps, LoadMoreOwn>>().toEqualTypeOf<PassedOn<'div', LoadMoreOwn>>();
expectTypeOf<Parameters<LoadMoreProps['onLoadMore']>>().toEqualTypeOf<[]>();
// @ts-expect-error `shown` is required.
accepts<Pick<LoadMoreProps, 'shown'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<LoadMoreProps>>({ look: 'other' });
