import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';

it('notifies every current listener', () => {
  const { add, notify } = createListeners<[string]>();
  const first = vi.fn<(text: string) => void>();
  const second = vi.fn<(text: string) => void>();
  const stop = add(first);
  add(second);
  notify('one');
  stop();
  notify('two');
  expect(first.mock.calls).toEqual([['one']]);
  expect(second.mock.calls).toEqual([['one'], ['two']]);
});

it('logs a failing listener and continues with the next', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { add, notify } = createListeners();
  const problem = new Error('broken');
  const next = vi.fn<() => void>();
  add(() => {
    throw problem;
  });
  add(next);
  notify();
  expect(next).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledExactlyOnceWith('A listener failed.', problem);
});
