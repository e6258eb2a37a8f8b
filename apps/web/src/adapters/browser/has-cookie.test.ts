// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hasCookie } from './has-cookie.ts';

it('finds a cookie by its whole name', () => {
  document.cookie = 'other=1';
  document.cookie = 'salonica-mark=1';
  expect(hasCookie('salonica-mark')).toBe(true);
  expect(hasCookie('mark')).toBe(false);
  expect(hasCookie('salonica')).toBe(false);
});
