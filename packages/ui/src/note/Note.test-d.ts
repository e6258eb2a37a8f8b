import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Note, type NoteProps } from './index.ts';

type NoteOwn = 'actions' | 'headingLevel' | 'size' | 'title' | 'tone';
expectTypeOf(Note).parameter(0).toEqualTypeOf<NoteProps>();
expectTypeOf<RequiredOf<NoteProps>>().toEqualTypeOf<never>();
expectTypeOf<NoteProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<NoteProps, NoteOwn>>().toEqualTypeOf<PassedOn<'div', NoteOwn>>();
expectTypeOf<NoteProps['tone']>().toEqualTypeOf<'info' | 'warning' | 'danger' | undefined>();
expectTypeOf<NoteProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
expectTypeOf<NoteProps['size']>().toEqualTypeOf<'s' | 'm' | undefined>();
// @ts-expect-error `tone` takes no other value.
accepts<Pick<NoteProps, 'tone'>>({ tone: 'other' });
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<NoteProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error `size` takes no other value.
accepts<Pick<NoteProps, 'size'>>({ size: 'other' });
// @ts-expect-error There is no such prop.
accepts<Partial<NoteProps>>({ look: 'other' });
