import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Checkbox, type CheckboxProps } from './index.ts';

type CheckboxOwn = 'children' | 'error' | 'hint' | 'onCheckedChange' | 'type';
expectTypeOf(Checkbox).parameter(0).toEqualTypeOf<CheckboxProps>();
expectTypeOf<RequiredOf<CheckboxProps>>().toEqualTypeOf<'children'>();
expectTypeOf<CheckboxProps['ref']>().toEqualTypeOf<Ref<HTMLInputElement> | undefined>();
expectTypeOf<Omit<CheckboxProps, CheckboxOwn>>().toEqualTypeOf<PassedOn<'input', CheckboxOwn>>();
expectTypeOf<Parameters<NonNullable<CheckboxProps['onCheckedChange']>>>().toEqualTypeOf<
  [boolean, ChangeDetails<'press'>]
>();
// @ts-expect-error `children` is required.
accepts<Pick<CheckboxProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<CheckboxProps>>({ look: 'other' });
