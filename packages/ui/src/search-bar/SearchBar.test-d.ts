import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  SearchBar,
  SearchBarField,
  type SearchBarFieldProps,
  type SearchBarProps,
} from './index.ts';

// SearchBar
type SearchBarOwn = 'children' | 'submit' | 'variant';
expectTypeOf(SearchBar).parameter(0).toEqualTypeOf<SearchBarProps>();
expectTypeOf<RequiredOf<SearchBarProps>>().toEqualTypeOf<'children' | 'submit'>();
expectTypeOf<SearchBarProps['ref']>().toEqualTypeOf<Ref<HTMLFormElement> | undefined>();
expectTypeOf<Omit<SearchBarProps, SearchBarOwn>>().toEqualTypeOf<PassedOn<'form', SearchBarOwn>>();
expectTypeOf<SearchBarProps['variant']>().toEqualTypeOf<'line' | 'rows' | 'column' | undefined>();
// @ts-expect-error `submit` is required.
accepts<Pick<SearchBarProps, 'submit'>>({});
// @ts-expect-error `variant` takes no other value.
accepts<Pick<SearchBarProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<SearchBarProps>>({ look: 'other' });

// SearchBarField
type SearchBarFieldOwn = 'icon' | 'label';
expectTypeOf(SearchBarField).parameter(0).toEqualTypeOf<SearchBarFieldProps>();
expectTypeOf<RequiredOf<SearchBarFieldProps>>().toEqualTypeOf<'label'>();
expectTypeOf<SearchBarFieldProps['ref']>().toEqualTypeOf<Ref<HTMLInputElement> | undefined>();
expectTypeOf<Omit<SearchBarFieldProps, SearchBarFieldOwn>>().toEqualTypeOf<
  PassedOn<'input', SearchBarFieldOwn>
>();
// @ts-expect-error `label` is required.
accepts<Pick<SearchBarFieldProps, 'label'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SearchBarFieldProps>>({ look: 'other' });
