import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { LoadingGrid, type LoadingGridProps } from './index.ts';

type LoadingGridOwn = 'children' | 'count' | 'dense' | 'label' | 'note' | 'place';
expectTypeOf(LoadingGrid).parameter(0).toEqualTypeOf<LoadingGridProps>();
expectTypeOf<RequiredOf<LoadingGridProps>>().toEqualTypeOf<'place'>();
expectTypeOf<LoadingGridProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<LoadingGridProps, LoadingGridOwn>>().toEqualTypeOf<
  PassedOn<'div', LoadingGridOwn>
>();
// @ts-expect-error `place` is required.
accepts<Pick<LoadingGridProps, 'place'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<LoadingGridProps>>({ look: 'other' });
