import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { PasswordField, type PasswordFieldProps } from './index.ts';

type PasswordFieldOwn =
  | 'autoComplete'
  | 'error'
  | 'fieldMessages'
  | 'hint'
  | 'label'
  | 'labelHidden'
  | 'messages'
  | 'onValueChange'
  | 'optional'
  | 'startIcon'
  | 'type';
expectTypeOf(PasswordField).parameter(0).toEqualTypeOf<PasswordFieldProps>();
expectTypeOf<RequiredOf<PasswordFieldProps>>().toEqualTypeOf<'label'>();
expectTypeOf<PasswordFieldProps['ref']>().toEqualTypeOf<Ref<HTMLInputElement> | undefined>();
expectTypeOf<Omit<PasswordFieldProps, PasswordFieldOwn>>().toEqualTypeOf<
  PassedOn<'input', PasswordFieldOwn>
>();
expectTypeOf<PasswordFieldProps['autoComplete']>().toEqualTypeOf<
  'current-password' | 'new-password' | undefined
>();
expectTypeOf<Parameters<NonNullable<PasswordFieldProps['onValueChange']>>>().toEqualTypeOf<
  [string, ChangeDetails<'input'>]
>();
// @ts-expect-error `label` is required.
accepts<Pick<PasswordFieldProps, 'label'>>({});
// @ts-expect-error `autoComplete` takes no other value.
accepts<Pick<PasswordFieldProps, 'autoComplete'>>({ autoComplete: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<PasswordFieldProps>>({ look: 'other' });
