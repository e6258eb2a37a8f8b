import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { PriceBreakdown, type PriceBreakdownProps } from './index.ts';

type PriceBreakdownOwn = 'children' | 'messages' | 'rows' | 'total';
expectTypeOf(PriceBreakdown).parameter(0).toEqualTypeOf<PriceBreakdownProps>();
expectTypeOf<RequiredOf<PriceBreakdownProps>>().toEqualTypeOf<'rows' | 'total'>();
expectTypeOf<PriceBreakdownProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<PriceBreakdownProps, PriceBreakdownOwn>>().toEqualTypeOf<
  PassedOn<'div', PriceBreakdownOwn>
>();
// @ts-expect-error `rows` is required.
accepts<Pick<PriceBreakdownProps, 'rows'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<PriceBreakdownProps>>({ look: 'other' });
