import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  SiteFooter,
  SiteFooterLinks,
  SiteFooterSection,
  type SiteFooterLinksProps,
  type SiteFooterProps,
  type SiteFooterSectionProps,
} from './index.ts';

// SiteFooter
type SiteFooterOwn = 'children' | 'end' | 'intro' | 'legal';
expectTypeOf(SiteFooter).parameter(0).toEqualTypeOf<SiteFooterProps>();
expectTypeOf<RequiredOf<SiteFooterProps>>().toEqualTypeOf<'children' | 'intro' | 'legal'>();
expectTypeOf<SiteFooterProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<SiteFooterProps, SiteFooterOwn>>().toEqualTypeOf<
  PassedOn<'footer', SiteFooterOwn>
>();
// @ts-expect-error `intro` is required.
accepts<Pick<SiteFooterProps, 'intro'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SiteFooterProps>>({ look: 'other' });

// SiteFooterLinks
expectTypeOf(SiteFooterLinks).parameter(0).toEqualTypeOf<SiteFooterLinksProps>();
expectTypeOf<RequiredOf<SiteFooterLinksProps>>().toEqualTypeOf<never>();
expectTypeOf<SiteFooterLinksProps['ref']>().toEqualTypeOf<Ref<HTMLUListElement> | undefined>();
expectTypeOf<SiteFooterLinksProps>().toEqualTypeOf<PassedOn<'ul'>>();
// @ts-expect-error There is no such prop.
accepts<Partial<SiteFooterLinksProps>>({ look: 'other' });

// SiteFooterSection
type SiteFooterSectionOwn = 'nav' | 'title' | 'wide';
expectTypeOf(SiteFooterSection).parameter(0).toEqualTypeOf<SiteFooterSectionProps>();
expectTypeOf<RequiredOf<SiteFooterSectionProps>>().toEqualTypeOf<'title'>();
expectTypeOf<SiteFooterSectionProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<SiteFooterSectionProps, SiteFooterSectionOwn>>().toEqualTypeOf<
  PassedOn<'div', SiteFooterSectionOwn>
>();
// @ts-expect-error `title` is required.
accepts<Pick<SiteFooterSectionProps, 'title'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<SiteFooterSectionProps>>({ look: 'other' });
