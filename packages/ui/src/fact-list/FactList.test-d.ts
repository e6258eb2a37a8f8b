import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Fact, FactList, type FactListProps, type FactProps } from './index.ts';

// Fact
type FactOwn = 'children' | 'icon';
expectTypeOf(Fact).parameter(0).toEqualTypeOf<FactProps>();
expectTypeOf<RequiredOf<FactProps>>().toEqualTypeOf<'children'>();
expectTypeOf<FactProps['ref']>().toEqualTypeOf<Ref<HTMLLIElement> | undefined>();
expectTypeOf<Omit<FactProps, FactOwn>>().toEqualTypeOf<PassedOn<'li', FactOwn>>();
// @ts-expect-error `children` is required.
accepts<Pick<FactProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<FactProps>>({ look: 'other' });

// FactList
type FactListOwn = 'children' | 'tone' | 'variant';
expectTypeOf(FactList).parameter(0).toEqualTypeOf<FactListProps>();
expectTypeOf<RequiredOf<FactListProps>>().toEqualTypeOf<'children'>();
expectTypeOf<FactListProps['ref']>().toEqualTypeOf<Ref<HTMLUListElement> | undefined>();
expectTypeOf<Omit<FactListProps, FactListOwn>>().toEqualTypeOf<PassedOn<'ul', FactListOwn>>();
expectTypeOf<FactListProps['variant']>().toEqualTypeOf<'line' | 'grid' | 'list' | undefined>();
expectTypeOf<FactListProps['tone']>().toEqualTypeOf<'plain' | 'accent' | undefined>();
// @ts-expect-error `children` is required.
accepts<Pick<FactListProps, 'children'>>({});
// @ts-expect-error `variant` takes no other value.
accepts<Pick<FactListProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error `tone` takes no other value.
accepts<Pick<FactListProps, 'tone'>>({ tone: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<FactListProps>>({ look: 'other' });
