// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { stepState } from './step-state.ts';

afterEach(cleanup);

const useCount = stepState(1);

function List() {
  const [count, setCount] = useCount();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

function show() {
  const routes = [
    { path: '/list', element: <List /> },
    { path: '*', element: 'Elsewhere' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/list'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return (to: string | number) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
}

const press = () => fireEvent.click(screen.getByRole('button'));
const shown = () => screen.getByRole('button').textContent;

it('restores a list on Back, and starts empty on a new visit', async () => {
  const go = show();
  press();
  press();
  await go('/salon');
  await go(-1);
  expect(shown()).toBe('3');
  await go('/salon');
  await go('/list');
  expect(shown()).toBe('1');
  press();
  await go(-1);
  await go(-1);
  expect(shown()).toBe('3');
  await go(1);
  await go(1);
  expect(shown()).toBe('2');
});

it('keeps a state that changes within its history entry', async () => {
  const go = show();
  await go('/list?photo=1');
  press();
  await go('/salon');
  await go(-1);
  expect(shown()).toBe('2');
});

it('does not use the state of another app', () => {
  show();
  press();
  cleanup();
  show();
  expect(shown()).toBe('1');
});
