import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Spinner, type SpinnerProps } from './index.ts';

type SpinnerOwn = 'children' | 'decorative' | 'messages' | 'size';
expectTypeOf(Spinner).parameter(0).toEqualTypeOf<SpinnerProps>();
expectTypeOf<RequiredOf<SpinnerProps>>().toEqualTypeOf<never>();
expectTypeOf<SpinnerProps['ref']>().toEqualTypeOf<Ref<HTMLSpanElement> | undefined>();
expectTypeOf<Omit<SpinnerProps, SpinnerOwn>>().toEqualTypeOf<PassedOn<'span', SpinnerOwn>>();
expectTypeOf<SpinnerProps['size']>().toEqualTypeOf<'s' | 'm' | 'l' | undefined>();
// @ts-expect-error `size` takes no other value.
accepts<Pick<SpinnerProps, 'size'>>({ size: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<SpinnerProps>>({ look: 'other' });
