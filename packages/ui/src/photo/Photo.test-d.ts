import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Photo, type PhotoProps } from './index.ts';

type PhotoOwn = 'children' | 'eager' | 'image' | 'ratio' | 'seed' | 'width';
expectTypeOf(Photo).parameter(0).toEqualTypeOf<PhotoProps>();
expectTypeOf<RequiredOf<PhotoProps>>().toEqualTypeOf<never>();
expectTypeOf<PhotoProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<PhotoProps, PhotoOwn>>().toEqualTypeOf<PassedOn<'div', PhotoOwn>>();
expectTypeOf<PhotoProps['ratio']>().toEqualTypeOf<'4:3' | '3:2' | '16:9' | '1:1' | undefined>();
// @ts-expect-error `ratio` takes no other value.
accepts<Pick<PhotoProps, 'ratio'>>({ ratio: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<PhotoProps>>({ look: 'other' });
