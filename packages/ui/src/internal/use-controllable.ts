'use client';

import { useState } from 'react';

/**
 * State that the consumer may control. With `value` the consumer decides; otherwise the component
 * stores the value, starting from `defaultValue`.
 */
export function useControllable<T>(
  value: T | undefined,
  defaultValue: T,
): readonly [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  return [controlled ? value : own, setOwn];
}
