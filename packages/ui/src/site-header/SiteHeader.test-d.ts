import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  SiteHeader,
  SiteHeaderItem,
  SiteHeaderTool,
  type SiteHeaderItemProps,
  type SiteHeaderProps,
  type SiteHeaderToolProps,
} from './index.ts';

// SiteHeader
type SiteHeaderOwn = 'brand' | 'children' | 'navLabel' | 'tools';
expectTypeOf(SiteHeader).parameter(0).toEqualTypeOf<SiteHeaderProps>();
expectTypeOf<RequiredOf<SiteHeaderProps>>().toEqualTypeOf<'brand' | 'children' | 'navLabel'>();
expectTypeOf<SiteHeaderProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<SiteHeaderProps, SiteHeaderOwn>>().toEqualTypeOf<
  PassedOn<'header', SiteHeaderOwn>
>();
// @ts-expect-error `brand` is required.
accepts<Pick<SiteHeaderProps, 'brand'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SiteHeaderProps>>({ look: 'other' });

// SiteHeaderItem
type SiteHeaderItemOwn = 'children' | 'renderLink';
expectTypeOf(SiteHeaderItem).parameter(0).toEqualTypeOf<SiteHeaderItemProps>();
expectTypeOf<RequiredOf<SiteHeaderItemProps>>().toEqualTypeOf<'children' | 'renderLink'>();
expectTypeOf<SiteHeaderItemProps['ref']>().toEqualTypeOf<Ref<HTMLLIElement> | undefined>();
expectTypeOf<Omit<SiteHeaderItemProps, SiteHeaderItemOwn>>().toEqualTypeOf<
  PassedOn<'li', SiteHeaderItemOwn>
>();
// @ts-expect-error `renderLink` is required.
accepts<Pick<SiteHeaderItemProps, 'renderLink'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SiteHeaderItemProps>>({ look: 'other' });

// SiteHeaderTool
type SiteHeaderToolOwn = 'show';
expectTypeOf(SiteHeaderTool).parameter(0).toEqualTypeOf<SiteHeaderToolProps>();
expectTypeOf<RequiredOf<SiteHeaderToolProps>>().toEqualTypeOf<never>();
expectTypeOf<SiteHeaderToolProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<SiteHeaderToolProps, SiteHeaderToolOwn>>().toEqualTypeOf<
  PassedOn<'div', SiteHeaderToolOwn>
>();
expectTypeOf<SiteHeaderToolProps['show']>().toEqualTypeOf<
  'always' | 'wide' | 'narrow' | undefined
>();
// @ts-expect-error `show` takes no other value.
accepts<Pick<SiteHeaderToolProps, 'show'>>({ show: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<SiteHeaderToolProps>>({ look: 'other' });
