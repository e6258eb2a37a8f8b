import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Tile, type TileProps } from './index.ts';

type TileOwn = 'aside' | 'children' | 'headingLevel' | 'icon' | 'renderLink' | 'text' | 'title';
expectTypeOf(Tile).parameter(0).toEqualTypeOf<TileProps>();
expectTypeOf<RequiredOf<TileProps>>().toEqualTypeOf<'icon' | 'renderLink' | 'title'>();
expectTypeOf<TileProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<TileProps, TileOwn>>().toEqualTypeOf<PassedOn<'div', TileOwn>>();
expectTypeOf<TileProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `title` is required.
accepts<Pick<TileProps, 'title'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<TileProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<TileProps>>({ look: 'other' });
