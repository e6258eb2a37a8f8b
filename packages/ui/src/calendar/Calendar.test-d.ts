import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Calendar, type CalendarProps, type PlainDate } from './index.ts';

type CalendarOwn =
  | 'children'
  | 'closedLabel'
  | 'dayNote'
  | 'defaultValue'
  | 'legendHidden'
  | 'locale'
  | 'max'
  | 'messages'
  | 'min'
  | 'onValueChange'
  | 'today'
  | 'value';
expectTypeOf(Calendar).parameter(0).toEqualTypeOf<CalendarProps>();
expectTypeOf<RequiredOf<CalendarProps>>().toEqualTypeOf<'today'>();
expectTypeOf<CalendarProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<CalendarProps, CalendarOwn>>().toEqualTypeOf<PassedOn<'div', CalendarOwn>>();
expectTypeOf<Parameters<NonNullable<CalendarProps['onValueChange']>>>().toEqualTypeOf<
  [PlainDate | null, ChangeDetails<'press' | 'clear'>]
>();
// @ts-expect-error `today` is required.
accepts<Pick<CalendarProps, 'today'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<CalendarProps>>({ look: 'other' });
