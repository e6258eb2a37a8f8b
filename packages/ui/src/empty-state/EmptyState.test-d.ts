import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { EmptyState, type EmptyStateProps } from './index.ts';

type EmptyStateOwn = 'action' | 'children' | 'headingLevel' | 'illustration' | 'title';
expectTypeOf(EmptyState).parameter(0).toEqualTypeOf<EmptyStateProps>();
expectTypeOf<RequiredOf<EmptyStateProps>>().toEqualTypeOf<'title'>();
expectTypeOf<EmptyStateProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<EmptyStateProps, EmptyStateOwn>>().toEqualTypeOf<
  PassedOn<'div', EmptyStateOwn>
>();
// @ts-expect-error `title` is required.
accepts<Pick<EmptyStateProps, 'title'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<EmptyStateProps>>({ look: 'other' });
