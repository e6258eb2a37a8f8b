import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Dialog, type DialogProps } from './index.ts';

type DialogOwn =
  | 'closeButtonHidden'
  | 'description'
  | 'footer'
  | 'header'
  | 'initialFocus'
  | 'lightDismiss'
  | 'messages'
  | 'onOpenChange'
  | 'open'
  | 'title'
  | 'titleHidden'
  | 'variant';
expectTypeOf(Dialog).parameter(0).toEqualTypeOf<DialogProps>();
expectTypeOf<RequiredOf<DialogProps>>().toEqualTypeOf<'onOpenChange' | 'open' | 'title'>();
expectTypeOf<DialogProps['ref']>().toEqualTypeOf<Ref<HTMLDialogElement> | undefined>();
expectTypeOf<Omit<DialogProps, DialogOwn>>().toEqualTypeOf<PassedOn<'dialog', DialogOwn>>();
expectTypeOf<Parameters<DialogProps['onOpenChange']>>().toEqualTypeOf<
  [false, ChangeDetails<'escape' | 'backdrop' | 'close-button'>]
>();
expectTypeOf<DialogProps['variant']>().toEqualTypeOf<'dialog' | 'sheet' | undefined>();
// @ts-expect-error `open` is required.
accepts<Pick<DialogProps, 'open'>>({});
// @ts-expect-error `variant` takes no other value.
accepts<Pick<DialogProps, 'variant'>>({ variant: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<DialogProps>>({ look: 'other' });
