import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Stack, type StackProps } from './index.ts';

type StackOwn = 'align' | 'as' | 'direction' | 'gap' | 'justify';
expectTypeOf(Stack).parameter(0).toEqualTypeOf<StackProps>();
expectTypeOf<RequiredOf<StackProps>>().toEqualTypeOf<never>();
expectTypeOf<StackProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<StackProps, StackOwn>>().toEqualTypeOf<PassedOn<'div', StackOwn>>();
expectTypeOf<StackProps['gap']>().toEqualTypeOf<
  4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 72 | 104 | undefined
>();
expectTypeOf<StackProps['direction']>().toEqualTypeOf<'column' | 'row' | undefined>();
expectTypeOf<StackProps['align']>().toEqualTypeOf<
  'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
>();
expectTypeOf<StackProps['justify']>().toEqualTypeOf<
  'start' | 'center' | 'end' | 'between' | undefined
>();
expectTypeOf<StackProps['as']>().toEqualTypeOf<'div' | 'section' | 'ul' | 'ol' | undefined>();
// @ts-expect-error `gap` takes no other value.
accepts<Pick<StackProps, 'gap'>>({ gap: 1 });
// @ts-expect-error `direction` takes no other value.
accepts<Pick<StackProps, 'direction'>>({ direction: 'other' });
// @ts-expect-error `align` takes no other value.
accepts<Pick<StackProps, 'align'>>({ align: 'other' });
// @ts-expect-error `justify` takes no other value.
accepts<Pick<StackProps, 'justify'>>({ justify: 'other' });
// @ts-expect-error `as` takes no other value.
accepts<Pick<StackProps, 'as'>>({ as: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<StackProps>>({ look: 'other' });
