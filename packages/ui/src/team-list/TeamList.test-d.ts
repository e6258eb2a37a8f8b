import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { TeamList, TeamMember, type TeamListProps, type TeamMemberProps } from './index.ts';

// TeamList
type TeamListOwn = 'children';
expectTypeOf(TeamList).parameter(0).toEqualTypeOf<TeamListProps>();
expectTypeOf<RequiredOf<TeamListProps>>().toEqualTypeOf<'children'>();
expectTypeOf<TeamListProps['ref']>().toEqualTypeOf<Ref<HTMLUListElement> | undefined>();
expectTypeOf<Omit<TeamListProps, TeamListOwn>>().toEqualTypeOf<PassedOn<'ul', TeamListOwn>>();
// @ts-expect-error `children` is required.
accepts<Pick<TeamListProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<TeamListProps>>({ look: 'other' });

// TeamMember
type TeamMemberOwn =
  | 'avatarSrc'
  | 'children'
  | 'experience'
  | 'facts'
  | 'headingLevel'
  | 'name'
  | 'rating'
  | 'role';
expectTypeOf(TeamMember).parameter(0).toEqualTypeOf<TeamMemberProps>();
expectTypeOf<RequiredOf<TeamMemberProps>>().toEqualTypeOf<'name'>();
expectTypeOf<TeamMemberProps['ref']>().toEqualTypeOf<Ref<HTMLLIElement> | undefined>();
expectTypeOf<Omit<TeamMemberProps, TeamMemberOwn>>().toEqualTypeOf<PassedOn<'li', TeamMemberOwn>>();
expectTypeOf<TeamMemberProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `name` is required.
accepts<Pick<TeamMemberProps, 'name'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<TeamMemberProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<TeamMemberProps>>({ look: 'other' });
