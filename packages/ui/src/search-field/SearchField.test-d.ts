import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { SearchField, type SearchFieldProps } from './index.ts';

type SearchFieldOwn =
  | 'error'
  | 'fieldMessages'
  | 'hint'
  | 'label'
  | 'labelHidden'
  | 'messages'
  | 'onValueChange'
  | 'optional'
  | 'startIcon'
  | 'submit'
  | 'type';
expectTypeOf(SearchField).parameter(0).toEqualTypeOf<SearchFieldProps>();
expectTypeOf<RequiredOf<SearchFieldProps>>().toEqualTypeOf<'label'>();
expectTypeOf<SearchFieldProps['ref']>().toEqualTypeOf<Ref<HTMLInputElement> | undefined>();
expectTypeOf<Omit<SearchFieldProps, SearchFieldOwn>>().toEqualTypeOf<
  PassedOn<'input', SearchFieldOwn>
>();
expectTypeOf<Parameters<NonNullable<SearchFieldProps['onValueChange']>>>().toEqualTypeOf<
  [string, ChangeDetails<'input' | 'clear' | 'escape'>]
>();
// @ts-expect-error `label` is required.
accepts<Pick<SearchFieldProps, 'label'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SearchFieldProps>>({ look: 'other' });
