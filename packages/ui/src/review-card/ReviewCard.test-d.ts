import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { ReviewCard, type ReviewCardProps } from './index.ts';

type ReviewCardOwn =
  | 'avatarSrc'
  | 'children'
  | 'date'
  | 'headingLevel'
  | 'lang'
  | 'messages'
  | 'name'
  | 'nameLanguage'
  | 'stars'
  | 'subject'
  | 'text';
expectTypeOf(ReviewCard).parameter(0).toEqualTypeOf<ReviewCardProps>();
expectTypeOf<RequiredOf<ReviewCardProps>>().toEqualTypeOf<'date' | 'name' | 'stars' | 'text'>();
expectTypeOf<ReviewCardProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<ReviewCardProps, ReviewCardOwn>>().toEqualTypeOf<
  PassedOn<'article', ReviewCardOwn>
>();
expectTypeOf<ReviewCardProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `name` is required.
accepts<Pick<ReviewCardProps, 'name'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<ReviewCardProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<ReviewCardProps>>({ look: 'other' });
