import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Chip, type ChipProps } from './index.ts';

type ChipOwn = 'children' | 'defaultPressed' | 'icon' | 'onPressedChange' | 'pressed';
expectTypeOf(Chip).parameter(0).toEqualTypeOf<ChipProps>();
expectTypeOf<RequiredOf<ChipProps>>().toEqualTypeOf<'children'>();
expectTypeOf<ChipProps['ref']>().toEqualTypeOf<Ref<HTMLButtonElement> | undefined>();
expectTypeOf<Omit<ChipProps, ChipOwn>>().toEqualTypeOf<PassedOn<'button', ChipOwn>>();
expectTypeOf<Parameters<NonNullable<ChipProps['onPressedChange']>>>().toEqualTypeOf<
  [boolean, ChangeDetails<'press'>]
>();
// @ts-expect-error `children` is required.
accepts<Pick<ChipProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<ChipProps>>({ look: 'other' });
