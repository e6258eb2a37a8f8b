import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Toast, ToastRegion, type ToastProps, type ToastRegionProps } from './index.ts';

// Toast
type ToastOwn = 'action' | 'children' | 'description' | 'messages' | 'onClose' | 'title' | 'tone';
expectTypeOf(Toast).parameter(0).toEqualTypeOf<ToastProps>();
expectTypeOf<RequiredOf<ToastProps>>().toEqualTypeOf<'title'>();
expectTypeOf<ToastProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<ToastProps, ToastOwn>>().toEqualTypeOf<PassedOn<'div', ToastOwn>>();
expectTypeOf<ToastProps['tone']>().toEqualTypeOf<'info' | 'success' | 'danger' | undefined>();
expectTypeOf<Parameters<NonNullable<ToastProps['onClose']>>>().toEqualTypeOf<
  [ChangeDetails<'close-button' | 'swipe'>]
>();
// @ts-expect-error `title` is required.
accepts<Pick<ToastProps, 'title'>>({});
// @ts-expect-error `tone` takes no other value.
accepts<Pick<ToastProps, 'tone'>>({ tone: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<ToastProps>>({ look: 'other' });

// ToastRegion
type ToastRegionOwn = 'children' | 'messages' | 'onClose' | 'onPause' | 'onResume' | 'toast';
expectTypeOf(ToastRegion).parameter(0).toEqualTypeOf<ToastRegionProps>();
expectTypeOf<RequiredOf<ToastRegionProps>>().toEqualTypeOf<'onClose' | 'toast'>();
expectTypeOf<ToastRegionProps['ref']>().toEqualTypeOf<Ref<HTMLElement> | undefined>();
expectTypeOf<Omit<ToastRegionProps, ToastRegionOwn>>().toEqualTypeOf<
  PassedOn<'section', ToastRegionOwn>
>();
expectTypeOf<Parameters<ToastRegionProps['onClose']>>().toEqualTypeOf<
  [string, ChangeDetails<'close-button' | 'swipe'>]
>();
expectTypeOf<Parameters<NonNullable<ToastRegionProps['onPause']>>>().toEqualTypeOf<[]>();
expectTypeOf<Parameters<NonNullable<ToastRegionProps['onResume']>>>().toEqualTypeOf<[]>();
// @ts-expect-error `toast` is required.
accepts<Pick<ToastRegionProps, 'toast'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<ToastRegionProps>>({ look: 'other' });
