// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { pageVisibility } from './page-visibility.ts';

it('counts a page in the back/forward cache as hidden', () => {
  const changed = vi.fn<() => void>();
  const stop = pageVisibility.onChange(changed);
  expect(pageVisibility.isHidden()).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  expect(pageVisibility.isHidden()).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(pageVisibility.isHidden()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(pageVisibility.isHidden()).toBe(true);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(changed).toHaveBeenCalledTimes(3);
});
