// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/init.ts';
import { Late, late, type LateProps } from './Late.tsx';

interface GreetingProps {
  readonly name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello, {name}</p>;

const offline = new TypeError('Failed to fetch');

function open() {
  const load = vi.fn<() => Promise<ComponentType<GreetingProps>>>(async () => Greeting);
  return { load, part: late(load) };
}

const i18n = await createI18n('en', []);

async function show(props: LateProps<GreetingProps>) {
  const ui = (next: Partial<LateProps<GreetingProps>> = {}) => (
    <I18nextProvider i18n={i18n}>
      <Late {...props} {...next} />
    </I18nextProvider>
  );
  const { rerender } = render(ui());
  await act(() => vi.advanceTimersByTimeAsync(0));
  return {
    async change(next: Partial<LateProps<GreetingProps>>) {
      rerender(ui(next));
      await act(() => vi.advanceTimersByTimeAsync(0));
    },
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const greeting = () => screen.queryByText('Hello, Ada');
const props = { name: 'Ada' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a late part', () => {
  it('shows its fallback until it is loaded', async () => {
    const { part, load } = open();
    const arrival = Promise.withResolvers<ComponentType<GreetingProps>>();
    load.mockReturnValueOnce(arrival.promise);
    await show({ part, props, skeleton: <p>Loading</p> });
    expect(screen.getByText('Loading')).toBeTruthy();
    arrival.resolve(Greeting);
    await pass(0);
    expect(greeting()).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('renders immediately if it was fetched before', async () => {
    const { part, load } = open();
    await part.load(i18n);
    await show({ part, props, skeleton: <p>Loading</p> });
    expect(greeting()).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads automatically after a while, and retries with growing delays', async () => {
    const { part, load } = open();
    load.mockRejectedValue(offline);
    await show({ part, props, isWanted: false, idleAfter: 2000 });
    await pass(1999);
    expect(load).not.toHaveBeenCalled();
    // Each attempt fetches twice, with a second between.
    await pass(1001);
    expect(load).toHaveBeenCalledTimes(2);
    await pass(3999);
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue(Greeting);
    await pass(1);
    expect(greeting()).toBeTruthy();
  });

  it('is not fetched before it is needed', async () => {
    const { part, load } = open();
    const { change } = await show({ part, props, isWanted: false });
    await pass(60_000);
    expect(load).not.toHaveBeenCalled();
    await change({ isWanted: true });
    expect(greeting()).toBeTruthy();
    await change({ isWanted: false });
    expect(greeting()).toBeTruthy();
  });

  it('reports its failure, and loads with the next attempt', async () => {
    const { part, load } = open();
    load.mockRejectedValue(offline);
    const onFailed = vi.fn<() => void>();
    const { change } = await show({ part, props, onFailed, attempt: 1 });
    await pass(1000);
    expect(onFailed).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(Greeting);
    await change({ attempt: 2, onFailed });
    expect(greeting()).toBeTruthy();
  });

  it('fails the page without a failure handler', async () => {
    const { part, load } = open();
    load.mockRejectedValue(offline);
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({ part, props });
    await expect(pass(1000)).rejects.toThrow('Failed to fetch');
    complained.mockRestore();
  });
});
