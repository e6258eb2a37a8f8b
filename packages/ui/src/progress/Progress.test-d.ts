import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Progress, type ProgressProps } from './index.ts';

type ProgressOwn =
  | 'children'
  | 'label'
  | 'labelHidden'
  | 'max'
  | 'value'
  | 'valueHidden'
  | 'valueText';
expectTypeOf(Progress).parameter(0).toEqualTypeOf<ProgressProps>();
expectTypeOf<RequiredOf<ProgressProps>>().toEqualTypeOf<'label' | 'value'>();
expectTypeOf<ProgressProps['ref']>().toEqualTypeOf<Ref<HTMLProgressElement> | undefined>();
expectTypeOf<Omit<ProgressProps, ProgressOwn>>().toEqualTypeOf<PassedOn<'progress', ProgressOwn>>();
// @ts-expect-error `label` is required.
accepts<Pick<ProgressProps, 'label'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<ProgressProps>>({ look: 'other' });
