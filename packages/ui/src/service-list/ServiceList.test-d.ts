import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { ServiceItem, ServiceList, type ServiceItemProps, type ServiceListProps } from './index.ts';

// ServiceItem
type ServiceItemOwn =
  | 'action'
  | 'children'
  | 'description'
  | 'detail'
  | 'headingLevel'
  | 'name'
  | 'price';
expectTypeOf(ServiceItem).parameter(0).toEqualTypeOf<ServiceItemProps>();
expectTypeOf<RequiredOf<ServiceItemProps>>().toEqualTypeOf<'name'>();
expectTypeOf<ServiceItemProps['ref']>().toEqualTypeOf<Ref<HTMLLIElement> | undefined>();
expectTypeOf<Omit<ServiceItemProps, ServiceItemOwn>>().toEqualTypeOf<
  PassedOn<'li', ServiceItemOwn>
>();
expectTypeOf<ServiceItemProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `name` is required.
accepts<Pick<ServiceItemProps, 'name'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<ServiceItemProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<ServiceItemProps>>({ look: 'other' });

// ServiceList
type ServiceListOwn = 'children';
expectTypeOf(ServiceList).parameter(0).toEqualTypeOf<ServiceListProps>();
expectTypeOf<RequiredOf<ServiceListProps>>().toEqualTypeOf<'children'>();
expectTypeOf<ServiceListProps['ref']>().toEqualTypeOf<Ref<HTMLUListElement> | undefined>();
expectTypeOf<Omit<ServiceListProps, ServiceListOwn>>().toEqualTypeOf<
  PassedOn<'ul', ServiceListOwn>
>();
// @ts-expect-error `children` is required.
accepts<Pick<ServiceListProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<ServiceListProps>>({ look: 'other' });
