import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Select, type SelectProps } from './index.ts';

type SelectOwn =
  | 'children'
  | 'error'
  | 'fieldMessages'
  | 'hint'
  | 'label'
  | 'labelHidden'
  | 'onValueChange'
  | 'optional'
  | 'startIcon'
  | 'variant';
expectTypeOf(Select).parameter(0).toEqualTypeOf<SelectProps>();
expectTypeOf<RequiredOf<SelectProps>>().toEqualTypeOf<'children' | 'label'>();
expectTypeOf<SelectProps['ref']>().toEqualTypeOf<Ref<HTMLSelectElement> | undefined>();
expectTypeOf<Omit<SelectProps, SelectOwn>>().toEqualTypeOf<PassedOn<'select', SelectOwn>>();
expectTypeOf<SelectProps['variant']>().toEqualTypeOf<'field' | 'pill' | undefined>();
expectTypeOf<Parameters<NonNullable<SelectProps['onValueChange']>>>().toEqualTypeOf<
  [string, ChangeDetails<'choice'>]
>();
// @ts-expect-error `children` is required.
accepts<Pick<SelectProps, 'children'>>({});
// @ts-expect-error `variant` takes no other value.
accepts<Pick<SelectProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<SelectProps>>({ look: 'other' });
