import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { BarberCard, BarberGroup, type BarberCardProps, type BarberGroupProps } from './index.ts';

// BarberCard
type BarberCardOwn =
  | 'avatar'
  | 'checked'
  | 'defaultChecked'
  | 'name'
  | 'priceNote'
  | 'priceTone'
  | 'rating'
  | 'specialty'
  | 'type'
  | 'value';
expectTypeOf(BarberCard).parameter(0).toEqualTypeOf<BarberCardProps>();
expectTypeOf<RequiredOf<BarberCardProps>>().toEqualTypeOf<'name' | 'value'>();
expectTypeOf<BarberCardProps['ref']>().toEqualTypeOf<Ref<HTMLInputElement> | undefined>();
expectTypeOf<Omit<BarberCardProps, BarberCardOwn>>().toEqualTypeOf<
  PassedOn<'input', BarberCardOwn>
>();
expectTypeOf<BarberCardProps['priceTone']>().toEqualTypeOf<'base' | 'more' | 'less' | undefined>();
// @ts-expect-error `value` is required.
accepts<Pick<BarberCardProps, 'value'>>({});
// @ts-expect-error `priceTone` takes no other value.
accepts<Pick<BarberCardProps, 'priceTone'>>({ priceTone: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<BarberCardProps>>({ look: 'other' });

// BarberGroup
type BarberGroupOwn =
  | 'children'
  | 'defaultValue'
  | 'error'
  | 'legend'
  | 'name'
  | 'onChange'
  | 'onValueChange'
  | 'value';
expectTypeOf(BarberGroup).parameter(0).toEqualTypeOf<BarberGroupProps>();
expectTypeOf<RequiredOf<BarberGroupProps>>().toEqualTypeOf<'children' | 'legend'>();
expectTypeOf<BarberGroupProps['ref']>().toEqualTypeOf<Ref<HTMLFieldSetElement> | undefined>();
expectTypeOf<Omit<BarberGroupProps, BarberGroupOwn>>().toEqualTypeOf<
  PassedOn<'fieldset', BarberGroupOwn>
>();
expectTypeOf<Parameters<NonNullable<BarberGroupProps['onValueChange']>>>().toEqualTypeOf<
  [string, ChangeDetails<'choice'>]
>();
// @ts-expect-error `legend` is required.
accepts<Pick<BarberGroupProps, 'legend'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<BarberGroupProps>>({ look: 'other' });
