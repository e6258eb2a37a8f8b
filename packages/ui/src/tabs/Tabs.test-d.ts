import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  Tab,
  TabList,
  TabPanel,
  Tabs,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
  type TabsProps,
} from './index.ts';

// Tab
type TabOwn = 'children' | 'disabled' | 'renderLink' | 'role' | 'type' | 'value';
expectTypeOf(Tab).parameter(0).toEqualTypeOf<TabProps>();
expectTypeOf<RequiredOf<TabProps>>().toEqualTypeOf<'children' | 'value'>();
expectTypeOf<TabProps['ref']>().toEqualTypeOf<Ref<HTMLButtonElement> | undefined>();
expectTypeOf<Omit<TabProps, TabOwn>>().toEqualTypeOf<PassedOn<'button', TabOwn>>();
// @ts-expect-error `value` is required.
accepts<Pick<TabProps, 'value'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<TabProps>>({ look: 'other' });

// TabList
type TabListOwn = 'children' | 'label' | 'sticky';
expectTypeOf(TabList).parameter(0).toEqualTypeOf<TabListProps>();
expectTypeOf<RequiredOf<TabListProps>>().toEqualTypeOf<'label'>();
expectTypeOf<TabListProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<TabListProps, TabListOwn>>().toEqualTypeOf<PassedOn<'div', TabListOwn>>();
// @ts-expect-error `label` is required.
accepts<Pick<TabListProps, 'label'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<TabListProps>>({ look: 'other' });

// TabPanel
type TabPanelOwn = 'hidden' | 'role' | 'value';
expectTypeOf(TabPanel).parameter(0).toEqualTypeOf<TabPanelProps>();
expectTypeOf<RequiredOf<TabPanelProps>>().toEqualTypeOf<'value'>();
expectTypeOf<TabPanelProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<TabPanelProps, TabPanelOwn>>().toEqualTypeOf<PassedOn<'div', TabPanelOwn>>();
// @ts-expect-error `value` is required.
accepts<Pick<TabPanelProps, 'value'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<TabPanelProps>>({ look: 'other' });

// Tabs
type TabsOwn = 'children' | 'defaultValue' | 'onChange' | 'onValueChange' | 'value';
expectTypeOf(Tabs).parameter(0).toEqualTypeOf<TabsProps>();
expectTypeOf<RequiredOf<TabsProps>>().toEqualTypeOf<never>();
expectTypeOf<TabsProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<TabsProps, TabsOwn>>().toEqualTypeOf<PassedOn<'div', TabsOwn>>();
expectTypeOf<Parameters<NonNullable<TabsProps['onValueChange']>>>().toEqualTypeOf<
  [string, ChangeDetails<'press' | 'key' | 'reveal'>]
>();
// @ts-expect-error There is no such prop.
accepts<Partial<TabsProps>>({ look: 'other' });
