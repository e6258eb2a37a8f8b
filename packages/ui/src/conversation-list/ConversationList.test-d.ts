import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  ConversationItem,
  ConversationList,
  ConversationListSkeleton,
  type ConversationItemProps,
  type ConversationListProps,
  type ConversationListSkeletonProps,
} from './index.ts';

// ConversationItem
type ConversationItemOwn =
  | 'avatar'
  | 'children'
  | 'current'
  | 'lastMessage'
  | 'lastMessageLanguage'
  | 'messages'
  | 'name'
  | 'nameLanguage'
  | 'online'
  | 'renderLink'
  | 'time'
  | 'unreadCount';
expectTypeOf(ConversationItem).parameter(0).toEqualTypeOf<ConversationItemProps>();
expectTypeOf<RequiredOf<ConversationItemProps>>().toEqualTypeOf<'name' | 'renderLink'>();
expectTypeOf<ConversationItemProps['ref']>().toEqualTypeOf<Ref<HTMLLIElement> | undefined>();
expectTypeOf<Omit<ConversationItemProps, ConversationItemOwn>>().toEqualTypeOf<
  PassedOn<'li', ConversationItemOwn>
>();
// @ts-expect-error `name` is required.
accepts<Pick<ConversationItemProps, 'name'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<ConversationItemProps>>({ look: 'other' });

// ConversationList
type ConversationListOwn = 'children';
expectTypeOf(ConversationList).parameter(0).toEqualTypeOf<ConversationListProps>();
expectTypeOf<RequiredOf<ConversationListProps>>().toEqualTypeOf<'children'>();
expectTypeOf<ConversationListProps['ref']>().toEqualTypeOf<Ref<HTMLUListElement> | undefined>();
expectTypeOf<Omit<ConversationListProps, ConversationListOwn>>().toEqualTypeOf<
  PassedOn<'ul', ConversationListOwn>
>();
// @ts-expect-error `children` is required.
accepts<Pick<ConversationListProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<ConversationListProps>>({ look: 'other' });

// ConversationListSkeleton
type ConversationListSkeletonOwn = 'children' | 'rows';
expectTypeOf(ConversationListSkeleton).parameter(0).toEqualTypeOf<ConversationListSkeletonProps>();
expectTypeOf<RequiredOf<ConversationListSkeletonProps>>().toEqualTypeOf<never>();
expectTypeOf<ConversationListSkeletonProps['ref']>().toEqualTypeOf<
  Ref<HTMLDivElement> | undefined
>();
expectTypeOf<Omit<ConversationListSkeletonProps, ConversationListSkeletonOwn>>().toEqualTypeOf<
  PassedOn<'div', ConversationListSkeletonOwn>
>();
// @ts-expect-error There is no such prop.
accepts<Partial<ConversationListSkeletonProps>>({ look: 'other' });
