import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  TransactionItem,
  TransactionList,
  type TransactionItemProps,
  type TransactionListProps,
} from './index.ts';

// TransactionItem
type TransactionItemOwn =
  | 'amount'
  | 'children'
  | 'date'
  | 'detail'
  | 'direction'
  | 'messages'
  | 'status'
  | 'title';
expectTypeOf(TransactionItem).parameter(0).toEqualTypeOf<TransactionItemProps>();
expectTypeOf<RequiredOf<TransactionItemProps>>().toEqualTypeOf<
  'amount' | 'date' | 'direction' | 'title'
>();
expectTypeOf<TransactionItemProps['ref']>().toEqualTypeOf<Ref<HTMLLIElement> | undefined>();
expectTypeOf<Omit<TransactionItemProps, TransactionItemOwn>>().toEqualTypeOf<
  PassedOn<'li', TransactionItemOwn>
>();
expectTypeOf<TransactionItemProps['direction']>().toEqualTypeOf<'in' | 'out'>();
// @ts-expect-error `title` is required.
accepts<Pick<TransactionItemProps, 'title'>>({});
// @ts-expect-error `direction` takes no other value.
accepts<Pick<TransactionItemProps, 'direction'>>({ direction: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<TransactionItemProps>>({ look: 'other' });

// TransactionList
type TransactionListOwn = 'children';
expectTypeOf(TransactionList).parameter(0).toEqualTypeOf<TransactionListProps>();
expectTypeOf<RequiredOf<TransactionListProps>>().toEqualTypeOf<'children'>();
expectTypeOf<TransactionListProps['ref']>().toEqualTypeOf<Ref<HTMLUListElement> | undefined>();
expectTypeOf<Omit<TransactionListProps, TransactionListOwn>>().toEqualTypeOf<
  PassedOn<'ul', TransactionListOwn>
>();
// @ts-expect-error `children` is required.
accepts<Pick<TransactionListProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<TransactionListProps>>({ look: 'other' });
