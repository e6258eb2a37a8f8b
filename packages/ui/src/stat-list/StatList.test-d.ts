import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Stat, StatList, type StatListProps, type StatProps } from './index.ts';

// Stat
type StatOwn = 'children' | 'label' | 'value';
expectTypeOf(Stat).parameter(0).toEqualTypeOf<StatProps>();
expectTypeOf<RequiredOf<StatProps>>().toEqualTypeOf<'label' | 'value'>();
expectTypeOf<StatProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<StatProps, StatOwn>>().toEqualTypeOf<PassedOn<'div', StatOwn>>();
// @ts-expect-error `label` is required.
accepts<Pick<StatProps, 'label'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<StatProps>>({ look: 'other' });

// StatList
type StatListOwn = 'children';
expectTypeOf(StatList).parameter(0).toEqualTypeOf<StatListProps>();
expectTypeOf<RequiredOf<StatListProps>>().toEqualTypeOf<'children'>();
expectTypeOf<StatListProps['ref']>().toEqualTypeOf<Ref<HTMLDListElement> | undefined>();
expectTypeOf<Omit<StatListProps, StatListOwn>>().toEqualTypeOf<PassedOn<'dl', StatListOwn>>();
// @ts-expect-error `children` is required.
accepts<Pick<StatListProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<StatListProps>>({ look: 'other' });
