import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RequireAuth } from './RequireAuth.tsx';
import { eleni } from './testing/fake-effects.ts';
import { renderAuth } from './testing/render-auth.tsx';

const page = (
  <RequireAuth>
    <h1>Private</h1>
  </RequireAuth>
);

const open = () => renderAuth(page, { path: '/profile/chat?with=7#last' });

describe('a private page', () => {
  it('waits while the session is unknown, without a redirect', async () => {
    const { address } = await open();
    expect(screen.getByText('Loading...')).toBeDefined();
    expect(screen.queryByText('Private')).toBeNull();
    expect(address()).toBe('/profile/chat?with=7');
  });

  it('shows itself to a signed-in customer', async () => {
    const { effects } = await open();
    act(() => effects.report(eleni));
    expect(screen.getByRole('heading', { name: 'Private' })).toBeDefined();
  });

  it('redirects everyone else to the sign-in page, and keeps the target', async () => {
    const { effects, address } = await open();
    act(() => effects.report(null));
    expect(address()).toBe('/signin?next=%2Fprofile%2Fchat%3Fwith%3D7%23last');
    expect(screen.queryByText('Private')).toBeNull();
  });

  it('is left when another tab signs out, and kept as the target', async () => {
    const { effects, address } = await open();
    act(() => effects.report(eleni));
    act(() => effects.report(null));
    expect(address()).toContain('/signin?next=');
  });

  it('is left for good after signing out here', async () => {
    const { effects, store, address } = await open();
    act(() => effects.report(eleni));
    act(() => store.signOut());
    await act(() => effects.answer('signOut'));
    expect(address()).toBe('/signin');
  });

  it('reports a slow service', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    expect(screen.queryByText(/takes longer/)).toBeNull();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.getByText(/takes longer/)).toBeDefined();
    vi.useRealTimers();
  });
});
