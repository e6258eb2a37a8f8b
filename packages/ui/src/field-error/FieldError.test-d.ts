import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { FieldError, type FieldErrorProps } from './index.ts';

expectTypeOf(FieldError).parameter(0).toEqualTypeOf<FieldErrorProps>();
expectTypeOf<RequiredOf<FieldErrorProps>>().toEqualTypeOf<never>();
expectTypeOf<FieldErrorProps['ref']>().toEqualTypeOf<Ref<HTMLParagraphElement> | undefined>();
expectTypeOf<FieldErrorProps>().toEqualTypeOf<PassedOn<'p'>>();
// @ts-expect-error There is no such prop.
accepts<Partial<FieldErrorProps>>({ look: 'other' });
