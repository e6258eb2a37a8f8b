'use client';

import type { RefObject } from 'react';
import { keepChoices } from './keep-choices.ts';
import { useControllable } from './use-controllable.ts';
import { useFormReset } from './use-form-reset.ts';

/**
 * State of a group of choices, as of {@link useControllable}, that agrees with their form after a
 * reset: the component's own returns to its default, the consumer's stays.
 *
 * @param inside - any element of the component's own in the group
 */
export function useResettable<T>(
  inside: RefObject<Element | null>,
  value: T | undefined,
  defaultValue: T,
): readonly [T, (next: T) => void] {
  const state = useControllable(value, defaultValue);
  useFormReset(inside, (element) => {
    if (value === undefined) state[1](defaultValue);
    else keepChoices(element.closest('fieldset, [role=radiogroup]') ?? element);
  });
  return state;
}
