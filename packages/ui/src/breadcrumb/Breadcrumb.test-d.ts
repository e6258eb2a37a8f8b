import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  Breadcrumb,
  BreadcrumbItem,
  type BreadcrumbItemProps,
  type BreadcrumbProps,
} from './index.ts';

// Breadcrumb
type BreadcrumbOwn = 'children' | 'messages';
expectTypeOf(Breadcrumb).parameter(0).toEqualTypeOf<BreadcrumbProps>();
expectTypeOf<RequiredOf<BreadcrumbProps>>().toEqualTypeOf<'children'>();
expectTypeOf<BreadcrumbProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<BreadcrumbProps, BreadcrumbOwn>>().toEqualTypeOf<
  PassedOn<'nav', BreadcrumbOwn>
>();
// @ts-expect-error `children` is required.
accepts<Pick<BreadcrumbProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<BreadcrumbProps>>({ look: 'other' });

// BreadcrumbItem
type BreadcrumbItemOwn = 'children' | 'current';
expectTypeOf(BreadcrumbItem).parameter(0).toEqualTypeOf<BreadcrumbItemProps>();
expectTypeOf<RequiredOf<BreadcrumbItemProps>>().toEqualTypeOf<'children'>();
expectTypeOf<BreadcrumbItemProps['ref']>().toEqualTypeOf<Ref<HTMLLIElement> | undefined>();
expectTypeOf<Omit<BreadcrumbItemProps, BreadcrumbItemOwn>>().toEqualTypeOf<
  PassedOn<'li', BreadcrumbItemOwn>
>();
// @ts-expect-error `children` is required.
accepts<Pick<BreadcrumbItemProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<BreadcrumbItemProps>>({ look: 'other' });
