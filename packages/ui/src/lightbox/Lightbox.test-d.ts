import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Lightbox, type LightboxProps } from './index.ts';

type LightboxOwn =
  | 'children'
  | 'index'
  | 'messages'
  | 'onIndexChange'
  | 'onOpenChange'
  | 'onRetry'
  | 'onZoomChange'
  | 'open'
  | 'pictures'
  | 'returnFocus'
  | 'title'
  | 'zoom';
expectTypeOf(Lightbox).parameter(0).toEqualTypeOf<LightboxProps>();
expectTypeOf<RequiredOf<LightboxProps>>().toEqualTypeOf<
  'index' | 'onIndexChange' | 'onOpenChange' | 'open' | 'pictures' | 'title'
>();
expectTypeOf<LightboxProps['ref']>().toEqualTypeOf<Ref<HTMLDialogElement> | undefined>();
expectTypeOf<Omit<LightboxProps, LightboxOwn>>().toEqualTypeOf<PassedOn<'dialog', LightboxOwn>>();
expectTypeOf<Parameters<LightboxProps['onOpenChange']>>().toEqualTypeOf<
  [false, ChangeDetails<'escape' | 'backdrop' | 'close-button' | 'swipe'>]
>();
expectTypeOf<Parameters<LightboxProps['onIndexChange']>>().toEqualTypeOf<
  [number, ChangeDetails<'press' | 'choice' | 'key' | 'swipe'>]
>();
expectTypeOf<Parameters<NonNullable<LightboxProps['onZoomChange']>>>().toEqualTypeOf<
  [number, ChangeDetails<'key' | 'pinch' | 'double-press' | 'wheel' | 'picture'>]
>();
expectTypeOf<Parameters<NonNullable<LightboxProps['onRetry']>>>().toEqualTypeOf<[number]>();
// @ts-expect-error `open` is required.
accepts<Pick<LightboxProps, 'open'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<LightboxProps>>({ look: 'other' });
