import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  PaymentMethodCard,
  RecordCard,
  type PaymentMethodCardProps,
  type RecordCardProps,
} from './index.ts';

// PaymentMethodCard
type PaymentMethodCardOwn =
  | 'actions'
  | 'children'
  | 'default'
  | 'expiry'
  | 'headingLevel'
  | 'icon'
  | 'last4'
  | 'messages'
  | 'title'
  | 'type'
  | 'variant';
expectTypeOf(PaymentMethodCard).parameter(0).toEqualTypeOf<PaymentMethodCardProps>();
expectTypeOf<RequiredOf<PaymentMethodCardProps>>().toEqualTypeOf<'last4' | 'type'>();
expectTypeOf<PaymentMethodCardProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<PaymentMethodCardProps, PaymentMethodCardOwn>>().toEqualTypeOf<
  PassedOn<'article', PaymentMethodCardOwn>
>();
expectTypeOf<PaymentMethodCardProps['headingLevel']>().toEqualTypeOf<
  2 | 3 | 4 | 5 | 6 | undefined
>();
expectTypeOf<PaymentMethodCardProps['variant']>().toEqualTypeOf<'card' | 'row' | undefined>();
// @ts-expect-error `type` is required.
accepts<Pick<PaymentMethodCardProps, 'type'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<PaymentMethodCardProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error `variant` takes no other value.
accepts<Pick<PaymentMethodCardProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<PaymentMethodCardProps>>({ look: 'other' });

// RecordCard
type RecordCardOwn =
  | 'actions'
  | 'children'
  | 'default'
  | 'headingLevel'
  | 'icon'
  | 'messages'
  | 'title'
  | 'variant';
expectTypeOf(RecordCard).parameter(0).toEqualTypeOf<RecordCardProps>();
expectTypeOf<RequiredOf<RecordCardProps>>().toEqualTypeOf<'title'>();
expectTypeOf<RecordCardProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<RecordCardProps, RecordCardOwn>>().toEqualTypeOf<
  PassedOn<'article', RecordCardOwn>
>();
expectTypeOf<RecordCardProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
expectTypeOf<RecordCardProps['variant']>().toEqualTypeOf<'card' | 'row' | undefined>();
// @ts-expect-error `title` is required.
accepts<Pick<RecordCardProps, 'title'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<RecordCardProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error `variant` takes no other value.
accepts<Pick<RecordCardProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<RecordCardProps>>({ look: 'other' });
