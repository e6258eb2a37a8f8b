import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import type { SegmentedControlProps } from './index.ts';

type SegmentedControlOwn =
  | 'children'
  | 'defaultValue'
  | 'label'
  | 'name'
  | 'onChange'
  | 'onValueChange'
  | 'options'
  | 'value';
expectTypeOf<RequiredOf<SegmentedControlProps<string>>>().toEqualTypeOf<'label' | 'options'>();
expectTypeOf<SegmentedControlProps<string>['ref']>().toEqualTypeOf<
  Ref<HTMLFieldSetElement> | undefined
>();
expectTypeOf<Omit<SegmentedControlProps<string>, SegmentedControlOwn>>().toEqualTypeOf<
  PassedOn<'fieldset', SegmentedControlOwn>
>();
expectTypeOf<
  Parameters<NonNullable<SegmentedControlProps<string>['onValueChange']>>
>().toEqualTypeOf<[string, ChangeDetails<'choice'>]>();
// @ts-expect-error `label` is required.
accepts<Pick<SegmentedControlProps<string>, 'label'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SegmentedControlProps<string>>>({ look: 'other' });
