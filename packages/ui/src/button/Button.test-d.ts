import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  Button,
  buttonProps,
  type ButtonAttributes,
  type ButtonProps,
  type ButtonStyleProps,
} from './index.ts';

type ButtonOwn =
  | 'block'
  | 'busy'
  | 'busyLabel'
  | 'className'
  | 'disabled'
  | 'endIcon'
  | 'size'
  | 'startIcon'
  | 'variant';
expectTypeOf(Button).parameter(0).toEqualTypeOf<ButtonProps>();
expectTypeOf<RequiredOf<ButtonProps>>().toEqualTypeOf<never>();
expectTypeOf<ButtonProps['ref']>().toEqualTypeOf<Ref<HTMLButtonElement> | undefined>();
expectTypeOf<Omit<ButtonProps, ButtonOwn>>().toEqualTypeOf<PassedOn<'button', ButtonOwn>>();
expectTypeOf<ButtonProps['variant']>().toEqualTypeOf<
  | 'primary'
  | 'secondary'
  | 'tonal'
  | 'quiet'
  | 'link'
  | 'destructive'
  | 'quiet-destructive'
  | undefined
>();
expectTypeOf<ButtonProps['size']>().toEqualTypeOf<'l' | 'm' | 's' | undefined>();
// @ts-expect-error `variant` takes no other value.
accepts<Pick<ButtonProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error `size` takes no other value.
accepts<Pick<ButtonProps, 'size'>>({ size: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<ButtonProps>>({ look: 'other' });

expectTypeOf(buttonProps).parameter(0).toEqualTypeOf<ButtonStyleProps | undefined>();
expectTypeOf(buttonProps).returns.toEqualTypeOf<ButtonAttributes>();
expectTypeOf<RequiredOf<ButtonStyleProps>>().toEqualTypeOf<never>();
