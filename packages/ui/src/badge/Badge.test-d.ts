import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Badge, type BadgeProps } from './index.ts';

type BadgeOwn = 'icon' | 'tone';
expectTypeOf(Badge).parameter(0).toEqualTypeOf<BadgeProps>();
expectTypeOf<RequiredOf<BadgeProps>>().toEqualTypeOf<never>();
expectTypeOf<BadgeProps['ref']>().toEqualTypeOf<Ref<HTMLSpanElement> | undefined>();
expectTypeOf<Omit<BadgeProps, BadgeOwn>>().toEqualTypeOf<PassedOn<'span', BadgeOwn>>();
expectTypeOf<BadgeProps['tone']>().toEqualTypeOf<
  | 'plain'
  | 'outline'
  | 'wine'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'plaque'
  | 'count'
  | undefined
>();
// @ts-expect-error `tone` takes no other value.
accepts<Pick<BadgeProps, 'tone'>>({ tone: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<BadgeProps>>({ look: 'other' });
