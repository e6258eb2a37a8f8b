import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import {
  Form,
  FormDivider,
  FormMessage,
  type FormDividerProps,
  type FormMessageProps,
  type FormProps,
} from './index.ts';

// Form
type FormOwn = 'children';
expectTypeOf(Form).parameter(0).toEqualTypeOf<FormProps>();
expectTypeOf<RequiredOf<FormProps>>().toEqualTypeOf<'children'>();
expectTypeOf<FormProps['ref']>().toEqualTypeOf<Ref<HTMLFormElement> | undefined>();
expectTypeOf<Omit<FormProps, FormOwn>>().toEqualTypeOf<PassedOn<'form', FormOwn>>();
// @ts-expect-error `children` is required.
accepts<Pick<FormProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<FormProps>>({ look: 'other' });

// FormDivider
type FormDividerOwn = 'children';
expectTypeOf(FormDivider).parameter(0).toEqualTypeOf<FormDividerProps>();
expectTypeOf<RequiredOf<FormDividerProps>>().toEqualTypeOf<'children'>();
expectTypeOf<FormDividerProps['ref']>().toEqualTypeOf<Ref<HTMLParagraphElement> | undefined>();
expectTypeOf<Omit<FormDividerProps, FormDividerOwn>>().toEqualTypeOf<
  PassedOn<'p', FormDividerOwn>
>();
// @ts-expect-error `children` is required.
accepts<Pick<FormDividerProps, 'children'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<FormDividerProps>>({ look: 'other' });

// FormMessage
type FormMessageOwn = 'children' | 'tone';
expectTypeOf(FormMessage).parameter(0).toEqualTypeOf<FormMessageProps>();
expectTypeOf<RequiredOf<FormMessageProps>>().toEqualTypeOf<never>();
expectTypeOf<FormMessageProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<FormMessageProps, FormMessageOwn>>().toEqualTypeOf<
  PassedOn<'div', FormMessageOwn>
>();
expectTypeOf<FormMessageProps['tone']>().toEqualTypeOf<'info' | 'warning' | 'danger' | undefined>();
// @ts-expect-error `tone` takes no other value.
accepts<Pick<FormMessageProps, 'tone'>>({ tone: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<FormMessageProps>>({ look: 'other' });
