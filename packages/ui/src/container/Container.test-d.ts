import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Container, type ContainerProps } from './index.ts';

type ContainerOwn = 'after' | 'as' | 'before';
expectTypeOf(Container).parameter(0).toEqualTypeOf<ContainerProps>();
expectTypeOf<RequiredOf<ContainerProps>>().toEqualTypeOf<never>();
expectTypeOf<ContainerProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<ContainerProps, ContainerOwn>>().toEqualTypeOf<PassedOn<'div', ContainerOwn>>();
expectTypeOf<ContainerProps['before']>().toEqualTypeOf<'none' | 's' | 'm' | 'l' | undefined>();
expectTypeOf<ContainerProps['after']>().toEqualTypeOf<'none' | 's' | 'm' | 'l' | undefined>();
expectTypeOf<ContainerProps['as']>().toEqualTypeOf<
  'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | undefined
>();
// @ts-expect-error `before` takes no other value.
accepts<Pick<ContainerProps, 'before'>>({ before: 'other' });
// @ts-expect-error `after` takes no other value.
accepts<Pick<ContainerProps, 'after'>>({ after: 'other' });
// @ts-expect-error `as` takes no other value.
accepts<Pick<ContainerProps, 'as'>>({ as: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<ContainerProps>>({ look: 'other' });
