import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { TextArea, type TextAreaProps } from './index.ts';

type TextAreaOwn =
  | 'error'
  | 'fieldMessages'
  | 'hint'
  | 'label'
  | 'labelHidden'
  | 'onValueChange'
  | 'optional';
expectTypeOf(TextArea).parameter(0).toEqualTypeOf<TextAreaProps>();
expectTypeOf<RequiredOf<TextAreaProps>>().toEqualTypeOf<'label'>();
expectTypeOf<TextAreaProps['ref']>().toEqualTypeOf<Ref<HTMLTextAreaElement> | undefined>();
expectTypeOf<Omit<TextAreaProps, TextAreaOwn>>().toEqualTypeOf<PassedOn<'textarea', TextAreaOwn>>();
expectTypeOf<Parameters<NonNullable<TextAreaProps['onValueChange']>>>().toEqualTypeOf<
  [string, ChangeDetails<'input'>]
>();
// @ts-expect-error `label` is required.
accepts<Pick<TextAreaProps, 'label'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<TextAreaProps>>({ look: 'other' });
