import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Banner, type BannerProps } from './index.ts';

type BannerOwn = 'action' | 'children' | 'messages' | 'tone';
expectTypeOf(Banner).parameter(0).toEqualTypeOf<BannerProps>();
expectTypeOf<RequiredOf<BannerProps>>().toEqualTypeOf<'children'>();
expectTypeOf<BannerProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<BannerProps, BannerOwn>>().toEqualTypeOf<PassedOn<'div', BannerOwn>>();
expectTypeOf<BannerProps['tone']>().toEqualTypeOf<'info' | 'warning' | undefined>();
// @ts-expect-error `children` is required.
accepts<Pick<BannerProps, 'children'>>({});
// @ts-expect-error `tone` takes no other value.
accepts<Pick<BannerProps, 'tone'>>({ tone: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<BannerProps>>({ look: 'other' });
