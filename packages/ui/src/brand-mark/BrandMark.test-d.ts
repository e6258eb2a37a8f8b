import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { BrandMark, type BrandMarkProps } from './index.ts';

type BrandMarkOwn = 'children' | 'size';
expectTypeOf(BrandMark).parameter(0).toEqualTypeOf<BrandMarkProps>();
expectTypeOf<RequiredOf<BrandMarkProps>>().toEqualTypeOf<never>();
expectTypeOf<BrandMarkProps['ref']>().toEqualTypeOf<Ref<SVGSVGElement> | undefined>();
expectTypeOf<Omit<BrandMarkProps, BrandMarkOwn>>().toEqualTypeOf<PassedOn<'svg', BrandMarkOwn>>();
// @ts-expect-error There is no such prop.
accepts<Partial<BrandMarkProps>>({ look: 'other' });
