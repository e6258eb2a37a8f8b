import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { QuickBook, type QuickBookProps } from './index.ts';

type QuickBookOwn =
  | 'action'
  | 'children'
  | 'defaultValue'
  | 'free'
  | 'headingLevel'
  | 'legend'
  | 'next'
  | 'note'
  | 'onValueChange'
  | 'services'
  | 'title'
  | 'value';
expectTypeOf(QuickBook).parameter(0).toEqualTypeOf<QuickBookProps>();
expectTypeOf<RequiredOf<QuickBookProps>>().toEqualTypeOf<
  'action' | 'legend' | 'services' | 'title'
>();
expectTypeOf<QuickBookProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<QuickBookProps, QuickBookOwn>>().toEqualTypeOf<
  PassedOn<'section', QuickBookOwn>
>();
expectTypeOf<QuickBookProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
expectTypeOf<Parameters<NonNullable<QuickBookProps['onValueChange']>>>().toEqualTypeOf<
  [string, ChangeDetails<'choice'>]
>();
// @ts-expect-error `title` is required.
accepts<Pick<QuickBookProps, 'title'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<QuickBookProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<QuickBookProps>>({ look: 'other' });
