import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { SplitScreen, type SplitScreenProps } from './index.ts';

type SplitScreenOwn = 'caption' | 'children' | 'picture' | 'top';
expectTypeOf(SplitScreen).parameter(0).toEqualTypeOf<SplitScreenProps>();
expectTypeOf<RequiredOf<SplitScreenProps>>().toEqualTypeOf<'children' | 'picture'>();
expectTypeOf<SplitScreenProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<SplitScreenProps, SplitScreenOwn>>().toEqualTypeOf<
  PassedOn<'div', SplitScreenOwn>
>();
// @ts-expect-error `picture` is required.
accepts<Pick<SplitScreenProps, 'picture'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SplitScreenProps>>({ look: 'other' });
