import type { Ref } from 'react';
import { expectTypeOf } from 'vitest';
import type { ChangeDetails } from '../changes/index.ts';
import { accepts, type PassedOn, type RequiredOf } from '../internal/testing/props.ts';
import { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from './index.ts';

// Accordion
type AccordionOwn =
  | 'children'
  | 'defaultValue'
  | 'exclusive'
  | 'headingLevel'
  | 'onChange'
  | 'onValueChange'
  | 'value';
expectTypeOf(Accordion).parameter(0).toEqualTypeOf<AccordionProps>();
expectTypeOf<RequiredOf<AccordionProps>>().toEqualTypeOf<never>();
expectTypeOf<AccordionProps['ref']>().toEqualTypeOf<Ref<HTMLDivElement> | undefined>();
expectTypeOf<Omit<AccordionProps, AccordionOwn>>().toEqualTypeOf<PassedOn<'div', AccordionOwn>>();
expectTypeOf<Parameters<NonNullable<AccordionProps['onValueChange']>>>().toEqualTypeOf<
  [readonly string[], ChangeDetails<'press' | 'reveal'>]
>();
expectTypeOf<AccordionProps['headingLevel']>().toEqualTypeOf<2 | 3 | 4 | 5 | 6 | undefined>();
// @ts-expect-error `headingLevel` takes no other value.
accepts<Pick<AccordionProps, 'headingLevel'>>({ headingLevel: 1 });
// @ts-expect-error There is no such prop.
accepts<Partial<AccordionProps>>({ look: 'other' });

// AccordionItem
type AccordionItemOwn = 'children' | 'id' | 'name' | 'open' | 'title' | 'value';
expectTypeOf(AccordionItem).parameter(0).toEqualTypeOf<AccordionItemProps>();
expectTypeOf<RequiredOf<AccordionItemProps>>().toEqualTypeOf<'children' | 'title' | 'value'>();
expectTypeOf<AccordionItemProps['ref']>().toEqualTypeOf<Ref<HTMLDetailsElement> | undefined>();
expectTypeOf<Omit<AccordionItemProps, AccordionItemOwn>>().toEqualTypeOf<
  PassedOn<'details', AccordionItemOwn>
>();
// @ts-expect-error `value` is required.
accepts<Pick<AccordionItemProps, 'value'>>({});
// @ts-expect-error There is no such prop.
accepts<Partial<AccordionItemProps>>({ look: 'other' });
