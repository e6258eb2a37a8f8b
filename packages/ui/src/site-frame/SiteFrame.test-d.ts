import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { SiteFrame, SkipLink, type SiteFrameProps, type SkipLinkProps } from './index.ts';

// SiteFrame
type SiteFrameOwn = 'children' | 'footer' | 'header' | 'mainId' | 'skipLabel';
expectTypeOf(SiteFrame).parameter(0).toEqualTypeOf<SiteFrameProps>();
expectTypeOf<RequiredOf<SiteFrameProps>>().toEqualTypeOf<'children' | 'skipLabel'>();
expectTypeOf<SiteFrameProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<SiteFrameProps, SiteFrameOwn>>().toEqualTypeOf<PassedOn<'div', SiteFrameOwn>>();
// @ts-expect-error `skipLabel` is required.
accepts<Pick<SiteFrameProps, 'skipLabel'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SiteFrameProps>>({ look: 'other' });

// SkipLink
type SkipLinkOwn = 'children' | 'href';
expectTypeOf(SkipLink).parameter(0).toEqualTypeOf<SkipLinkProps>();
expectTypeOf<RequiredOf<SkipLinkProps>>().toEqualTypeOf<'children'>();
expectTypeOf<SkipLinkProps['ref']>().toEqualTypeOf<Ref<HTMLAnchorElement> | undefined>();
expectTypeOf<Omit<SkipLinkProps, SkipLinkOwn>>().toEqualTypeOf<PassedOn<'a', SkipLinkOwn>>();
// @ts-expect-error `children` is required.
accepts<Pick<SkipLinkProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SkipLinkProps>>({ look: 'other' });
