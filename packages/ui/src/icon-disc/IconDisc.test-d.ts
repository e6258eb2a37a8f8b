import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { IconDisc, type IconDiscProps } from './index.ts';

type IconDiscOwn = 'size' | 'tone';
expectTypeOf(IconDisc).parameter(0).toEqualTypeOf<IconDiscProps>();
expectTypeOf<RequiredOf<IconDiscProps>>().toEqualTypeOf<never>();
expectTypeOf<IconDiscProps['ref']>().toEqualTypeOf<Ref<HTMLSpanElement> | undefined>();
expectTypeOf<Omit<IconDiscProps, IconDiscOwn>>().toEqualTypeOf<PassedOn<'span', IconDiscOwn>>();
expectTypeOf<IconDiscProps['tone']>().toEqualTypeOf<
  'accent' | 'success' | 'warning' | 'danger' | undefined
>();
expectTypeOf<IconDiscProps['size']>().toEqualTypeOf<'s' | 'm' | 'l' | undefined>();
// @ts-expect-error `tone` takes no other value.
accepts<Pick<IconDiscProps, 'tone'>>({ tone: 'other' });
// @ts-expect-error `size` takes no other value.
accepts<Pick<IconDiscProps, 'size'>>({ size: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<IconDiscProps>>({ look: 'other' });
