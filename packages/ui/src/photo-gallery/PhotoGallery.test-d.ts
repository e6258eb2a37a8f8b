import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  GalleryPhoto,
  PhotoGallery,
  type GalleryPhotoProps,
  type PhotoGalleryProps,
} from './index.ts';

// GalleryPhoto
type GalleryPhotoOwn =
  | 'caption'
  | 'children'
  | 'eager'
  | 'image'
  | 'ratio'
  | 'renderLink'
  | 'seed'
  | 'width';
expectTypeOf(GalleryPhoto).parameter(0).toEqualTypeOf<GalleryPhotoProps>();
expectTypeOf<RequiredOf<GalleryPhotoProps>>().toEqualTypeOf<never>();
expectTypeOf<GalleryPhotoProps['ref']>().toEqualTypeOf<Ref<HTMLLIElement> | undefined>();
expectTypeOf<Omit<GalleryPhotoProps, GalleryPhotoOwn>>().toEqualTypeOf<
  PassedOn<'li', GalleryPhotoOwn>
>();
expectTypeOf<GalleryPhotoProps['ratio']>().toEqualTypeOf<
  '4:3' | '3:2' | '16:9' | '1:1' | undefined
>();
// @ts-expect-error `ratio` takes no other value.
accepts<Pick<GalleryPhotoProps, 'ratio'>>({ ratio: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<GalleryPhotoProps>>({ look: 'other' });

// PhotoGallery
type PhotoGalleryOwn = 'all' | 'children' | 'variant';
expectTypeOf(PhotoGallery).parameter(0).toEqualTypeOf<PhotoGalleryProps>();
expectTypeOf<RequiredOf<PhotoGalleryProps>>().toEqualTypeOf<'children'>();
expectTypeOf<PhotoGalleryProps['ref']>().toEqualTypeOf<Ref<HTMLUListElement> | undefined>();
expectTypeOf<Omit<PhotoGalleryProps, PhotoGalleryOwn>>().toEqualTypeOf<
  PassedOn<'ul', PhotoGalleryOwn>
>();
expectTypeOf<PhotoGalleryProps['variant']>().toEqualTypeOf<
  'mosaic' | 'grid' | 'large' | undefined
>();
// @ts-expect-error `children` is required.
accepts<Pick<PhotoGalleryProps, 'children'>>({});
// @ts-expect-error `variant` takes no other value.
accepts<Pick<PhotoGalleryProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<PhotoGalleryProps>>({ look: 'other' });
