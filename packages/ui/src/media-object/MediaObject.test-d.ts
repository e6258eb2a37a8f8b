import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { MediaObject, type MediaObjectProps } from './index.ts';

type MediaObjectOwn =
  | 'action'
  | 'framed'
  | 'headingLevel'
  | 'media'
  | 'size'
  | 'title'
  | 'titleRef'
  | 'variant';
expectTypeOf(MediaObject).parameter(0).toEqualTypeOf<MediaObjectProps>();
expectTypeOf<RequiredOf<MediaObjectProps>>().toEqualTypeOf<'media' | 'title'>();
expectTypeOf<MediaObjectProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<MediaObjectProps, MediaObjectOwn>>().toEqualTypeOf<
  PassedOn<'div', MediaObjectOwn>
>();
expectTypeOf<MediaObjectProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
expectTypeOf<MediaObjectProps['size']>().toEqualTypeOf<'s' | 'm' | undefined>();
expectTypeOf<MediaObjectProps['variant']>().toEqualTypeOf<'auto' | 'row' | undefined>();
// @ts-expect-error `media` is required.
accepts<Pick<MediaObjectProps, 'media'>>({});
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<MediaObjectProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error `size` takes no other value.
accepts<Pick<MediaObjectProps, 'size'>>({ size: 'other' });
// @ts-expect-error `variant` takes no other value.
accepts<Pick<MediaObjectProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<MediaObjectProps>>({ look: 'other' });
