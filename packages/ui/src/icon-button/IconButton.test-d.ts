import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  IconButton,
  iconButtonProps,
  type IconButtonAttributes,
  type IconButtonProps,
  type IconButtonStyleProps,
} from './index.ts';

type IconButtonOwn =
  | 'aria-label'
  | 'children'
  | 'className'
  | 'disabled'
  | 'label'
  | 'onPressedChange'
  | 'pressed'
  | 'size'
  | 'variant';
expectTypeOf(IconButton).parameter(0).toEqualTypeOf<IconButtonProps>();
expectTypeOf<RequiredOf<IconButtonProps>>().toEqualTypeOf<'children' | 'label'>();
expectTypeOf<IconButtonProps['ref']>().toEqualTypeOf<Ref<HTMLButtonElement> | undefined>();
expectTypeOf<Omit<IconButtonProps, IconButtonOwn>>().toEqualTypeOf<
  PassedOn<'button', IconButtonOwn>
>();
expectTypeOf<Parameters<NonNullable<IconButtonProps['onPressedChange']>>>().toEqualTypeOf<
  [boolean, ChangeDetails<'press'>]
>();
expectTypeOf<IconButtonProps['variant']>().toEqualTypeOf<
  'outlined' | 'quiet' | 'raised' | undefined
>();
expectTypeOf<IconButtonProps['size']>().toEqualTypeOf<'m' | 'l' | undefined>();
// @ts-expect-error `label` is required.
accepts<Pick<IconButtonProps, 'label'>>({});
// @ts-expect-error `variant` takes no other value.
accepts<Pick<IconButtonProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error `size` takes no other value.
accepts<Pick<IconButtonProps, 'size'>>({ size: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<IconButtonProps>>({ look: 'other' });

expectTypeOf(iconButtonProps).parameter(0).toEqualTypeOf<IconButtonStyleProps | undefined>();
expectTypeOf(iconButtonProps).returns.toEqualTypeOf<IconButtonAttributes>();
expectTypeOf<RequiredOf<IconButtonStyleProps>>().toEqualTypeOf<never>();
