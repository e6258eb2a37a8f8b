import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Avatar, type AvatarProps } from './index.ts';

type AvatarOwn =
  | 'children'
  | 'decorative'
  | 'eager'
  | 'messages'
  | 'name'
  | 'online'
  | 'onlineWordVisible'
  | 'size'
  | 'src';
expectTypeOf(Avatar).parameter(0).toEqualTypeOf<AvatarProps>();
expectTypeOf<RequiredOf<AvatarProps>>().toEqualTypeOf<'name'>();
expectTypeOf<AvatarProps['ref']>().toEqualTypeOf<Ref<HTMLSpanElement> | undefined>();
expectTypeOf<Omit<AvatarProps, AvatarOwn>>().toEqualTypeOf<PassedOn<'span', AvatarOwn>>();
expectTypeOf<AvatarProps['size']>().toEqualTypeOf<36 | 48 | 72 | 104 | undefined>();
// @ts-expect-error `name` is required.
accepts<Pick<AvatarProps, 'name'>>({});
// @ts-expect-error `size` takes no other value.
accepts<Pick<AvatarProps, 'size'>>({ size: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<AvatarProps>>({ look: 'other' });
