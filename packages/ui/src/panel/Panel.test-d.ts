import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Panel, type PanelProps } from './index.ts';

type PanelOwn = 'action' | 'headingLevel' | 'size' | 'title';
expectTypeOf(Panel).parameter(0).toEqualTypeOf<PanelProps>();
expectTypeOf<RequiredOf<PanelProps>>().toEqualTypeOf<'title'>();
expectTypeOf<PanelProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<PanelProps, PanelOwn>>().toEqualTypeOf<PassedOn<'section', PanelOwn>>();
expectTypeOf<PanelProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
expectTypeOf<PanelProps['size']>().toEqualTypeOf<'m' | 's' | undefined>();
// @ts-expect-error `title` is required.
accepts<Pick<PanelProps, 'title'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<PanelProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error `size` takes no other value.
accepts<Pick<PanelProps, 'size'>>({ size: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<PanelProps>>({ look: 'other' });
