'use client';

import type { RefObject } from 'react';
import { keepChoices } from './keep-choices.ts';
import { useControllable } from './use-controllable.ts';
import { useFormReset } from './use-form-reset.ts';

/**
 * State of the choices in an element, as of {@link useControllable}, that agrees with their form
 * after a reset: the component's own returns to its default, the consumer's stays.
 */
export function useResettable<T>(
  inside: RefObject<Element | null>,
  value: T | undefined,
  defaultValue: T,
): readonly [T, (next: T) => void] {
  const state = useControllable(value, defaultValue);
  useFormReset(inside, (root) => {
    if (value === undefined) state[1](defaultValue);
    else keepChoices(root);
  });
  return state;
}
