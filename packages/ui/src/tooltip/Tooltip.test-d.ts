import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Tooltip, type TooltipProps } from './index.ts';

type TooltipOwn = 'children' | 'content' | 'side';
expectTypeOf(Tooltip).parameter(0).toEqualTypeOf<TooltipProps>();
expectTypeOf<RequiredOf<TooltipProps>>().toEqualTypeOf<'children' | 'content'>();
expectTypeOf<TooltipProps['ref']>().toEqualTypeOf<Ref<HTMLSpanElement> | undefined>();
expectTypeOf<Omit<TooltipProps, TooltipOwn>>().toEqualTypeOf<PassedOn<'span', TooltipOwn>>();
expectTypeOf<TooltipProps['side']>().toEqualTypeOf<'top' | 'bottom' | undefined>();
// @ts-expect-error `content` is required.
accepts<Pick<TooltipProps, 'content'>>({});
// @ts-expect-error `side` takes no other value.
accepts<Pick<TooltipProps, 'side'>>({ side: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<TooltipProps>>({ look: 'other' });
