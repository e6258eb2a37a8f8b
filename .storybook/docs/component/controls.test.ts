import type { StrictArgTypes } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { controlsOf } from './controls.ts';

const argTypes: StrictArgTypes = {
  busy: { name: 'busy', type: { name: 'boolean' } },
  size: { name: 'size', type: { name: 'enum', value: ['m', 's'] } },
  children: { name: 'children', type: { name: 'other', value: 'ReactNode' } },
  total: { name: 'total', type: { name: 'number' } },
  onClick: { name: 'onClick', type: { name: 'function' } },
  hidden: { name: 'hidden', type: { name: 'boolean' } },
};

const shows = (name: string) => name !== 'hidden';

test('simple properties have controls, by their types and values', () => {
  expect(controlsOf(argTypes, { children: 'Book now', total: 3 }, shows)).toEqual([
    { kind: 'boolean', name: 'busy', value: false },
    { kind: 'choice', name: 'size', value: undefined, options: ['m', 's'] },
    { kind: 'text', name: 'children', value: 'Book now' },
    { kind: 'number', name: 'total', value: 3 },
  ]);
});

test('an element as content has no control', () => {
  const names = controlsOf(argTypes, { children: {} }, shows).map(({ name }) => name);
  expect(names).not.toContain('children');
});
