import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { PageHeader, type PageHeaderProps } from './index.ts';

type PageHeaderOwn =
  | 'actions'
  | 'back'
  | 'breadcrumb'
  | 'children'
  | 'lead'
  | 'size'
  | 'title'
  | 'titleRef';
expectTypeOf(PageHeader).parameter(0).toEqualTypeOf<PageHeaderProps>();
expectTypeOf<RequiredOf<PageHeaderProps>>().toEqualTypeOf<'title'>();
expectTypeOf<PageHeaderProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<PageHeaderProps, PageHeaderOwn>>().toEqualTypeOf<
  PassedOn<'div', PageHeaderOwn>
>();
expectTypeOf<PageHeaderProps['size']>().toEqualTypeOf<'l' | 'm' | undefined>();
// @ts-expect-error `title` is required.
accepts<Pick<PageHeaderProps, 'title'>>({});
// @ts-expect-error `size` takes no other value.
accepts<Pick<PageHeaderProps, 'size'>>({ size: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<PageHeaderProps>>({ look: 'other' });
