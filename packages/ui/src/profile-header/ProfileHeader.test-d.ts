import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { ProfileHeader, type ProfileHeaderProps } from './index.ts';

type ProfileHeaderOwn =
  | 'actions'
  | 'avatar'
  | 'badges'
  | 'children'
  | 'detail'
  | 'headingLevel'
  | 'name'
  | 'scene';
expectTypeOf(ProfileHeader).parameter(0).toEqualTypeOf<ProfileHeaderProps>();
expectTypeOf<RequiredOf<ProfileHeaderProps>>().toEqualTypeOf<'avatar' | 'name'>();
expectTypeOf<ProfileHeaderProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<ProfileHeaderProps, ProfileHeaderOwn>>().toEqualTypeOf<
  PassedOn<'div', ProfileHeaderOwn>
>();
// @ts-expect-error `name` is required.
accepts<Pick<ProfileHeaderProps, 'name'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<ProfileHeaderProps>>({ look: 'other' });
