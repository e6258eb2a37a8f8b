import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { VisuallyHidden, type VisuallyHiddenProps } from './index.ts';

expectTypeOf(VisuallyHidden).parameter(0).toEqualTypeOf<VisuallyHiddenProps>();
expectTypeOf<RequiredOf<VisuallyHiddenProps>>().toEqualTypeOf<never>();
expectTypeOf<VisuallyHiddenProps['ref']>().toEqualTypeOf<Ref<HTMLSpanElement> | undefined>();
expectTypeOf<VisuallyHiddenProps>().toEqualTypeOf<PassedOn<'span'>>();
// @ts-expect-error There is no such prop.
accepts<Partial<VisuallyHiddenProps>>({ look: 'other' });
