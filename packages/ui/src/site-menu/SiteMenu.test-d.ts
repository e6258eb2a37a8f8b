import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  SiteMenu,
  SiteMenuItem,
  SiteMenuPerson,
  type SiteMenuItemProps,
  type SiteMenuPersonProps,
  type SiteMenuProps,
} from './index.ts';

// SiteMenu
type SiteMenuOwn =
  | 'actions'
  | 'children'
  | 'header'
  | 'messages'
  | 'navLabel'
  | 'onOpenChange'
  | 'open'
  | 'person'
  | 'title';
expectTypeOf(SiteMenu).parameter(0).toEqualTypeOf<SiteMenuProps>();
expectTypeOf<RequiredOf<SiteMenuProps>>().toEqualTypeOf<
  'children' | 'navLabel' | 'onOpenChange' | 'open' | 'title'
>();
expectTypeOf<SiteMenuProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<SiteMenuProps, SiteMenuOwn>>().toEqualTypeOf<PassedOn<'nav', SiteMenuOwn>>();
expectTypeOf<Parameters<SiteMenuProps['onOpenChange']>>().toEqualTypeOf<
  [false, ChangeDetails<'escape' | 'backdrop' | 'close-button'>]
>();
// @ts-expect-error `title` is required.
accepts<Pick<SiteMenuProps, 'title'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SiteMenuProps>>({ look: 'other' });

// SiteMenuItem
type SiteMenuItemOwn = 'children' | 'renderLink';
expectTypeOf(SiteMenuItem).parameter(0).toEqualTypeOf<SiteMenuItemProps>();
expectTypeOf<RequiredOf<SiteMenuItemProps>>().toEqualTypeOf<'children' | 'renderLink'>();
expectTypeOf<SiteMenuItemProps['ref']>().toEqualTypeOf<Ref<HTMLLIElement> | undefined>();
expectTypeOf<Omit<SiteMenuItemProps, SiteMenuItemOwn>>().toEqualTypeOf<
  PassedOn<'li', SiteMenuItemOwn>
>();
// @ts-expect-error `renderLink` is required.
accepts<Pick<SiteMenuItemProps, 'renderLink'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SiteMenuItemProps>>({ look: 'other' });

// SiteMenuPerson
type SiteMenuPersonOwn = 'children' | 'contact' | 'name' | 'photo';
expectTypeOf(SiteMenuPerson).parameter(0).toEqualTypeOf<SiteMenuPersonProps>();
expectTypeOf<RequiredOf<SiteMenuPersonProps>>().toEqualTypeOf<'contact'>();
expectTypeOf<SiteMenuPersonProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<SiteMenuPersonProps, SiteMenuPersonOwn>>().toEqualTypeOf<
  PassedOn<'div', SiteMenuPersonOwn>
>();
// @ts-expect-error `contact` is required.
accepts<Pick<SiteMenuPersonProps, 'contact'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SiteMenuPersonProps>>({ look: 'other' });
