import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Prose, type ProseProps } from './index.ts';

expectTypeOf(Prose).parameter(0).toEqualTypeOf<ProseProps>();
expectTypeOf<RequiredOf<ProseProps>>().toEqualTypeOf<never>();
expectTypeOf<ProseProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<ProseProps>().toEqualTypeOf<PassedOn<'div'>>();
// @ts-expect-error There is no such prop.
accepts<Partial<ProseProps>>({ look: 'other' });
