import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { OpeningHours, type OpeningHoursProps } from './index.ts';

type OpeningHoursOwn = 'children' | 'messages' | 'open' | 'rows' | 'status';
expectTypeOf(OpeningHours).parameter(0).toEqualTypeOf<OpeningHoursProps>();
expectTypeOf<RequiredOf<OpeningHoursProps>>().toEqualTypeOf<'rows'>();
expectTypeOf<OpeningHoursProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<OpeningHoursProps, OpeningHoursOwn>>().toEqualTypeOf<
  PassedOn<'div', OpeningHoursOwn>
>();
// @ts-expect-error `rows` is required.
accepts<Pick<OpeningHoursProps, 'rows'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<OpeningHoursProps>>({ look: 'other' });
