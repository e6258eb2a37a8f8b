import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { TextField, type TextFieldProps } from './index.ts';

type TextFieldOwn =
  | 'endSlot'
  | 'error'
  | 'fieldMessages'
  | 'hint'
  | 'label'
  | 'labelHidden'
  | 'onValueChange'
  | 'optional'
  | 'startIcon';
expectTypeOf(TextField).parameter(0).toEqualTypeOf<TextFieldProps>();
expectTypeOf<RequiredOf<TextFieldProps>>().toEqualTypeOf<'label'>();
expectTypeOf<TextFieldProps['ref']>().toEqualTypeOf<Ref<HTMLInputElement> | undefined>();
expectTypeOf<Omit<TextFieldProps, TextFieldOwn>>().toEqualTypeOf<PassedOn<'input', TextFieldOwn>>();
expectTypeOf<Parameters<NonNullable<TextFieldProps['onValueChange']>>>().toEqualTypeOf<
  [string, ChangeDetails<'input'>]
>();
// @ts-expect-error `label` is required.
accepts<Pick<TextFieldProps, 'label'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<TextFieldProps>>({ look: 'other' });
