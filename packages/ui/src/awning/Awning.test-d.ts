import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Awning, type AwningProps } from './index.ts';

type AwningOwn = 'children';
expectTypeOf(Awning).parameter(0).toEqualTypeOf<AwningProps>();
expectTypeOf<RequiredOf<AwningProps>>().toEqualTypeOf<never>();
expectTypeOf<AwningProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<AwningProps, AwningOwn>>().toEqualTypeOf<PassedOn<'div', AwningOwn>>();
// @ts-expect-error There is no such prop.
accepts<Partial<AwningProps>>({ look: 'other' });
