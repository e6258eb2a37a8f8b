import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { AsideLayout, type AsideLayoutProps } from './index.ts';

type AsideLayoutOwn = 'aside' | 'side' | 'size' | 'sticky';
expectTypeOf(AsideLayout).parameter(0).toEqualTypeOf<AsideLayoutProps>();
expectTypeOf<RequiredOf<AsideLayoutProps>>().toEqualTypeOf<'aside'>();
expectTypeOf<AsideLayoutProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<AsideLayoutProps, AsideLayoutOwn>>().toEqualTypeOf<
  PassedOn<'div', AsideLayoutOwn>
>();
expectTypeOf<AsideLayoutProps['side']>().toEqualTypeOf<'start' | 'end' | undefined>();
expectTypeOf<AsideLayoutProps['size']>().toEqualTypeOf<'s' | 'm' | undefined>();
// @ts-expect-error `aside` is required.
accepts<Pick<AsideLayoutProps, 'aside'>>({});
// @ts-expect-error `side` takes no other value.
accepts<Pick<AsideLayoutProps, 'side'>>({ side: 'other' });
// @ts-expect-error `size` takes no other value.
accepts<Pick<AsideLayoutProps, 'size'>>({ size: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<AsideLayoutProps>>({ look: 'other' });
