import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  Menu,
  MenuGroup,
  MenuItem,
  type MenuGroupProps,
  type MenuItemProps,
  type MenuProps,
} from './index.ts';

// Menu
type MenuOwn = 'children' | 'renderTrigger';
expectTypeOf(Menu).parameter(0).toEqualTypeOf<MenuProps>();
expectTypeOf<RequiredOf<MenuProps>>().toEqualTypeOf<'children' | 'renderTrigger'>();
expectTypeOf<MenuProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<MenuProps, MenuOwn>>().toEqualTypeOf<PassedOn<'div', MenuOwn>>();
// @ts-expect-error `renderTrigger` is required.
accepts<Pick<MenuProps, 'renderTrigger'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<MenuProps>>({ look: 'other' });

// MenuGroup
type MenuGroupOwn = 'children' | 'label';
expectTypeOf(MenuGroup).parameter(0).toEqualTypeOf<MenuGroupProps>();
expectTypeOf<RequiredOf<MenuGroupProps>>().toEqualTypeOf<'children' | 'label'>();
expectTypeOf<MenuGroupProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<MenuGroupProps, MenuGroupOwn>>().toEqualTypeOf<PassedOn<'div', MenuGroupOwn>>();
// @ts-expect-error `label` is required.
accepts<Pick<MenuGroupProps, 'label'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<MenuGroupProps>>({ look: 'other' });

// MenuItem
type MenuItemOwn =
  | 'checked'
  | 'children'
  | 'destructive'
  | 'disabled'
  | 'icon'
  | 'onSelect'
  | 'renderLink'
  | 'type';
expectTypeOf(MenuItem).parameter(0).toEqualTypeOf<MenuItemProps>();
expectTypeOf<RequiredOf<MenuItemProps>>().toEqualTypeOf<'children'>();
expectTypeOf<MenuItemProps['ref']>().toEqualTypeOf<Ref<HTMLButtonElement> | undefined>();
expectTypeOf<Omit<MenuItemProps, MenuItemOwn>>().toEqualTypeOf<PassedOn<'button', MenuItemOwn>>();
expectTypeOf<Parameters<NonNullable<MenuItemProps['onSelect']>>>().toEqualTypeOf<[]>();
expectTypeOf<MenuItemProps['type']>().toEqualTypeOf<'checkbox' | 'radio' | undefined>();
// @ts-expect-error `children` is required.
accepts<Pick<MenuItemProps, 'children'>>({});
// @ts-expect-error `type` takes no other value.
accepts<Pick<MenuItemProps, 'type'>>({ type: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<MenuItemProps>>({ look: 'other' });
