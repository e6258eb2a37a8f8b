import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { SlotGrid, type SlotGridProps } from './index.ts';

type SlotGridOwn =
  | 'children'
  | 'defaultValue'
  | 'duration'
  | 'label'
  | 'messages'
  | 'name'
  | 'onChange'
  | 'onValueChange'
  | 'slots'
  | 'value';
expectTypeOf(SlotGrid).parameter(0).toEqualTypeOf<SlotGridProps>();
expectTypeOf<RequiredOf<SlotGridProps>>().toEqualTypeOf<'slots'>();
expectTypeOf<SlotGridProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<SlotGridProps, SlotGridOwn>>().toEqualTypeOf<PassedOn<'div', SlotGridOwn>>();
expectTypeOf<Parameters<NonNullable<SlotGridProps['onValueChange']>>>().toEqualTypeOf<
  [string, ChangeDetails<'choice'>]
>();
// @ts-expect-error `slots` is required.
accepts<Pick<SlotGridProps, 'slots'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SlotGridProps>>({ look: 'other' });
