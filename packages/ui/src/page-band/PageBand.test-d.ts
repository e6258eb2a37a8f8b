import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { PageBand, type PageBandProps } from './index.ts';

type PageBandOwn = 'children' | 'lead' | 'scene' | 'title';
expectTypeOf(PageBand).parameter(0).toEqualTypeOf<PageBandProps>();
expectTypeOf<RequiredOf<PageBandProps>>().toEqualTypeOf<'title'>();
expectTypeOf<PageBandProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<PageBandProps, PageBandOwn>>().toEqualTypeOf<PassedOn<'div', PageBandOwn>>();
// @ts-expect-error `title` is required.
accepts<Pick<PageBandProps, 'title'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<PageBandProps>>({ look: 'other' });
