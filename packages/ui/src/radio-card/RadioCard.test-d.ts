import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  RadioCard,
  RadioCardGroup,
  type RadioCardGroupProps,
  type RadioCardProps,
} from './index.ts';

// RadioCard
type RadioCardOwn =
  | 'aside'
  | 'checked'
  | 'defaultChecked'
  | 'description'
  | 'media'
  | 'name'
  | 'title'
  | 'type'
  | 'value';
expectTypeOf(RadioCard).parameter(0).toEqualTypeOf<RadioCardProps>();
expectTypeOf<RequiredOf<RadioCardProps>>().toEqualTypeOf<'title' | 'value'>();
expectTypeOf<RadioCardProps['ref']>().toEqualTypeOf<Ref<HTMLInputElement> | undefined>();
expectTypeOf<Omit<RadioCardProps, RadioCardOwn>>().toEqualTypeOf<PassedOn<'input', RadioCardOwn>>();
// @ts-expect-error `value` is required.
accepts<Pick<RadioCardProps, 'value'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<RadioCardProps>>({ look: 'other' });

// RadioCardGroup
type RadioCardGroupOwn =
  | 'children'
  | 'defaultValue'
  | 'error'
  | 'legend'
  | 'legendHidden'
  | 'name'
  | 'onChange'
  | 'onValueChange'
  | 'value'
  | 'variant';
expectTypeOf(RadioCardGroup).parameter(0).toEqualTypeOf<RadioCardGroupProps>();
expectTypeOf<RequiredOf<RadioCardGroupProps>>().toEqualTypeOf<'children' | 'legend'>();
expectTypeOf<RadioCardGroupProps['ref']>().toEqualTypeOf<Ref<HTMLFieldSetElement> | undefined>();
expectTypeOf<Omit<RadioCardGroupProps, RadioCardGroupOwn>>().toEqualTypeOf<
  PassedOn<'fieldset', RadioCardGroupOwn>
>();
expectTypeOf<RadioCardGroupProps['variant']>().toEqualTypeOf<'list' | 'grid' | undefined>();
expectTypeOf<Parameters<NonNullable<RadioCardGroupProps['onValueChange']>>>().toEqualTypeOf<
  [string, ChangeDetails<'choice'>]
>();
// @ts-expect-error `legend` is required.
accepts<Pick<RadioCardGroupProps, 'legend'>>({});
// @ts-expect-error `variant` takes no other value.
accepts<Pick<RadioCardGroupProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<RadioCardGroupProps>>({ look: 'other' });
