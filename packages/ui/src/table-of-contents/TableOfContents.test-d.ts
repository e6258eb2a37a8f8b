import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { TableOfContents, type TableOfContentsProps } from './index.ts';

type TableOfContentsOwn =
  | 'children'
  | 'current'
  | 'entries'
  | 'folded'
  | 'headingLevel'
  | 'numbered'
  | 'renderLink'
  | 'title';
expectTypeOf(TableOfContents).parameter(0).toEqualTypeOf<TableOfContentsProps>();
expectTypeOf<RequiredOf<TableOfContentsProps>>().toEqualTypeOf<'entries' | 'title'>();
expectTypeOf<TableOfContentsProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<TableOfContentsProps, TableOfContentsOwn>>().toEqualTypeOf<
  PassedOn<'nav', TableOfContentsOwn>
>();
expectTypeOf<TableOfContentsProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `title` is required.
accepts<Pick<TableOfContentsProps, 'title'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<TableOfContentsProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<TableOfContentsProps>>({ look: 'other' });
