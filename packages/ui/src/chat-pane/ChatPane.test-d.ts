import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  ChatLayout,
  ChatPane,
  ChatPlaceholder,
  type ChatLayoutProps,
  type ChatPaneProps,
  type ChatPlaceholderProps,
} from './index.ts';

// ChatLayout
type ChatLayoutOwn = 'children' | 'headingLevel' | 'list' | 'pane' | 'search' | 'showing' | 'title';
expectTypeOf(ChatLayout).parameter(0).toEqualTypeOf<ChatLayoutProps>();
expectTypeOf<RequiredOf<ChatLayoutProps>>().toEqualTypeOf<'list' | 'pane' | 'showing'>();
expectTypeOf<ChatLayoutProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<ChatLayoutProps, ChatLayoutOwn>>().toEqualTypeOf<
  PassedOn<'div', ChatLayoutOwn>
>();
expectTypeOf<ChatLayoutProps['showing']>().toEqualTypeOf<'list' | 'pane'>();
// @ts-expect-error `list` is required.
accepts<Pick<ChatLayoutProps, 'list'>>({});
// @ts-expect-error `showing` takes no other value.
accepts<Pick<ChatLayoutProps, 'showing'>>({ showing: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<ChatLayoutProps>>({ look: 'other' });

// ChatPane
type ChatPaneOwn =
  | 'actions'
  | 'avatar'
  | 'back'
  | 'children'
  | 'draft'
  | 'empty'
  | 'headingLevel'
  | 'maxLength'
  | 'messages'
  | 'name'
  | 'nameLanguage'
  | 'older'
  | 'onDraftChange'
  | 'onRetry'
  | 'onSend'
  | 'online'
  | 'thread'
  | 'typing'
  | 'unreadFrom';
expectTypeOf(ChatPane).parameter(0).toEqualTypeOf<ChatPaneProps>();
expectTypeOf<RequiredOf<ChatPaneProps>>().toEqualTypeOf<
  'draft' | 'name' | 'onDraftChange' | 'onSend' | 'thread'
>();
expectTypeOf<ChatPaneProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<ChatPaneProps, ChatPaneOwn>>().toEqualTypeOf<PassedOn<'section', ChatPaneOwn>>();
expectTypeOf<ChatPaneProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
expectTypeOf<Parameters<ChatPaneProps['onDraftChange']>>().toEqualTypeOf<
  [string, ChangeDetails<'input'>]
>();
expectTypeOf<Parameters<ChatPaneProps['onSend']>>().toEqualTypeOf<[string]>();
expectTypeOf<Parameters<NonNullable<ChatPaneProps['onRetry']>>>().toEqualTypeOf<[string]>();
// @ts-expect-error `name` is required.
accepts<Pick<ChatPaneProps, 'name'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<ChatPaneProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<ChatPaneProps>>({ look: 'other' });

// ChatPlaceholder
type ChatPlaceholderOwn = 'back' | 'children';
expectTypeOf(ChatPlaceholder).parameter(0).toEqualTypeOf<ChatPlaceholderProps>();
expectTypeOf<RequiredOf<ChatPlaceholderProps>>().toEqualTypeOf<'children'>();
expectTypeOf<ChatPlaceholderProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<ChatPlaceholderProps, ChatPlaceholderOwn>>().toEqualTypeOf<
  PassedOn<'div', ChatPlaceholderOwn>
>();
// @ts-expect-error `children` is required.
accepts<Pick<ChatPlaceholderProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<ChatPlaceholderProps>>({ look: 'other' });
