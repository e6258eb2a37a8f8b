import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Grid, type GridProps } from './index.ts';

type GridOwn = 'as' | 'columns' | 'gap' | 'narrowest';
expectTypeOf(Grid).parameter(0).toEqualTypeOf<GridProps>();
expectTypeOf<RequiredOf<GridProps>>().toEqualTypeOf<never>();
expectTypeOf<GridProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<GridProps, GridOwn>>().toEqualTypeOf<PassedOn<'div', GridOwn>>();
expectTypeOf<GridProps['columns']>().toEqualTypeOf<2 | 3 | 4 | undefined>();
expectTypeOf<GridProps['narrowest']>().toEqualTypeOf<'s' | 'm' | 'l' | undefined>();
expectTypeOf<GridProps['gap']>().toEqualTypeOf<
  4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 72 | 104 | undefined
>();
expectTypeOf<GridProps['as']>().toEqualTypeOf<'div' | 'section' | 'ul' | 'ol' | undefined>();
// @ts-expect-error `columns` takes no other value.
accepts<Pick<GridProps, 'columns'>>({ columns: 1 });
// @ts-expect-error `narrowest` takes no other value.
accepts<Pick<GridProps, 'narrowest'>>({ narrowest: 'other' });
// @ts-expect-error `gap` takes no other value.
accepts<Pick<GridProps, 'gap'>>({ gap: 1 });
// @ts-expect-error `as` takes no other value.
accepts<Pick<GridProps, 'as'>>({ as: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<GridProps>>({ look: 'other' });
