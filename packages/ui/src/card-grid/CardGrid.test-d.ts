import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { CardGrid, type CardGridProps } from './index.ts';

type CardGridOwn = 'dense';
expectTypeOf(CardGrid).parameter(0).toEqualTypeOf<CardGridProps>();
expectTypeOf<RequiredOf<CardGridProps>>().toEqualTypeOf<never>();
expectTypeOf<CardGridProps['ref']>().toEqualTypeOf<Ref<HTMLUListElement> | undefined>();
expectTypeOf<Omit<CardGridProps, CardGridOwn>>().toEqualTypeOf<PassedOn<'ul', CardGridOwn>>();
// @ts-expect-error There is no such prop.
accepts<Partial<CardGridProps>>({ look: 'other' });
