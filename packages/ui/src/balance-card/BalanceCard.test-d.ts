import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { BalanceCard, type BalanceCardProps } from './index.ts';

type BalanceCardOwn = 'actions' | 'amount' | 'children' | 'holder' | 'label' | 'mark';
expectTypeOf(BalanceCard).parameter(0).toEqualTypeOf<BalanceCardProps>();
expectTypeOf<RequiredOf<BalanceCardProps>>().toEqualTypeOf<'amount' | 'label'>();
expectTypeOf<BalanceCardProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<BalanceCardProps, BalanceCardOwn>>().toEqualTypeOf<
  PassedOn<'div', BalanceCardOwn>
>();
// @ts-expect-error `label` is required.
accepts<Pick<BalanceCardProps, 'label'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<BalanceCardProps>>({ look: 'other' });
