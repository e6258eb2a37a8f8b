import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { BrandLink, type BrandLinkProps } from './index.ts';

type BrandLinkOwn = 'children' | 'name' | 'renderLink';
expectTypeOf(BrandLink).parameter(0).toEqualTypeOf<BrandLinkProps>();
expectTypeOf<RequiredOf<BrandLinkProps>>().toEqualTypeOf<'renderLink'>();
expectTypeOf<BrandLinkProps['ref']>().toEqualTypeOf<Ref<HTMLSpanElement> | undefined>();
expectTypeOf<Omit<BrandLinkProps, BrandLinkOwn>>().toEqualTypeOf<PassedOn<'span', BrandLinkOwn>>();
// @ts-expect-error `renderLink` is required.
accepts<Pick<BrandLinkProps, 'renderLink'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<BrandLinkProps>>({ look: 'other' });
