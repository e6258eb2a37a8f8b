import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { ToggleCard, type ToggleCardProps } from './index.ts';

type ToggleCardOwn =
  | 'children'
  | 'defaultPressed'
  | 'onPressedChange'
  | 'pressed'
  | 'price'
  | 'text'
  | 'title';
expectTypeOf(ToggleCard).parameter(0).toEqualTypeOf<ToggleCardProps>();
expectTypeOf<RequiredOf<ToggleCardProps>>().toEqualTypeOf<'title'>();
expectTypeOf<ToggleCardProps['ref']>().toEqualTypeOf<Ref<HTMLButtonElement> | undefined>();
expectTypeOf<Omit<ToggleCardProps, ToggleCardOwn>>().toEqualTypeOf<
  PassedOn<'button', ToggleCardOwn>
>();
expectTypeOf<Parameters<NonNullable<ToggleCardProps['onPressedChange']>>>().toEqualTypeOf<
  [boolean, ChangeDetails<'press'>]
>();
// @ts-expect-error `title` is required.
accepts<Pick<ToggleCardProps, 'title'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<ToggleCardProps>>({ look: 'other' });
