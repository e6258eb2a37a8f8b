import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { StatBand, StatBandItem, type StatBandItemProps, type StatBandProps } from './index.ts';

// StatBand
type StatBandOwn = 'children' | 'headingLevel' | 'label';
expectTypeOf(StatBand).parameter(0).toEqualTypeOf<StatBandProps>();
expectTypeOf<RequiredOf<StatBandProps>>().toEqualTypeOf<'children' | 'label'>();
expectTypeOf<StatBandProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<StatBandProps, StatBandOwn>>().toEqualTypeOf<PassedOn<'section', StatBandOwn>>();
expectTypeOf<StatBandProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `label` is required.
accepts<Pick<StatBandProps, 'label'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<StatBandProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<StatBandProps>>({ look: 'other' });

// StatBandItem
type StatBandItemOwn = 'children' | 'label' | 'value';
expectTypeOf(StatBandItem).parameter(0).toEqualTypeOf<StatBandItemProps>();
expectTypeOf<RequiredOf<StatBandItemProps>>().toEqualTypeOf<'label' | 'value'>();
expectTypeOf<StatBandItemProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<StatBandItemProps, StatBandItemOwn>>().toEqualTypeOf<
  PassedOn<'div', StatBandItemOwn>
>();
// @ts-expect-error `label` is required.
accepts<Pick<StatBandItemProps, 'label'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<StatBandItemProps>>({ look: 'other' });
