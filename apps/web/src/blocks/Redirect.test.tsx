import { render } from '@testing-library/react';
import { type Navigator, Router } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Redirect } from './Redirect.tsx';

const state = (key: string) => ({ pathname: '/signin', search: '', hash: '', state: null, key });

it('redirects again after Back, before the next page was rendered', () => {
  const replace = vi.fn<Navigator['replace']>();
  const navigator: Navigator = {
    createHref: () => '',
    encodeLocation: () => ({ pathname: '', search: '', hash: '' }),
    go: () => undefined,
    push: () => undefined,
    replace,
  };
  const at = (key: string) => (
    <Router location={state(key)} navigator={navigator}>
      <Redirect to="/dashboard" />
    </Router>
  );
  const { rerender } = render(at('first'));
  expect(replace).toHaveBeenCalledTimes(1);
  rerender(at('second'));
  expect(replace).toHaveBeenCalledTimes(2);
  expect(replace.mock.lastCall?.[0]).toMatchObject({ pathname: '/dashboard' });
});
