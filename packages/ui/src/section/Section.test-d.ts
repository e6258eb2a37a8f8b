import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Section, type SectionProps } from './index.ts';

type SectionOwn = 'action' | 'divided' | 'headingLevel' | 'lead' | 'more' | 'size' | 'title';
expectTypeOf(Section).parameter(0).toEqualTypeOf<SectionProps>();
expectTypeOf<RequiredOf<SectionProps>>().toEqualTypeOf<'title'>();
expectTypeOf<SectionProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<SectionProps, SectionOwn>>().toEqualTypeOf<PassedOn<'section', SectionOwn>>();
expectTypeOf<SectionProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
expectTypeOf<SectionProps['size']>().toEqualTypeOf<'s' | 'm' | 'l' | undefined>();
// @ts-expect-error `title` is required.
accepts<Pick<SectionProps, 'title'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<SectionProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error `size` takes no other value.
accepts<Pick<SectionProps, 'size'>>({ size: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<SectionProps>>({ look: 'other' });
