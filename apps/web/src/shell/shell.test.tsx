import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { popularServices } from './footer/footer-links.ts';
import { Footer } from './footer/Footer.tsx';
import { AccountControl } from './header/AccountControl.tsx';
import { MenuSheet } from './header/MenuSheet.tsx';
import { NotFound } from './NotFound.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { fullTitle } from './page-handle.ts';
import { renderShell } from './testing/render-shell.tsx';
import type { ToastSignal } from './toaster/toast-channel.ts';
import { Toaster } from './toaster/Toaster.tsx';

describe('the newsletter', () => {
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email' });
  const subscribe = (text: string) => {
    fireEvent.change(email(), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: /^Subscribe/ }));
  };

  it('requires an address', async () => {
    await renderShell(<Footer />);
    subscribe('');
    expect(screen.getByText('Enter your email address.')).toBeTruthy();
    expect(document.activeElement).toBe(email());
  });

  it('rejects an invalid address and keeps it', async () => {
    await renderShell(<Footer />);
    subscribe('nobody');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(email().value).toBe('nobody');
  });

  it('clears the error while the address is corrected', async () => {
    await renderShell(<Footer />);
    subscribe('nobody');
    fireEvent.change(email(), { target: { value: 'nobody@' } });
    expect(email().hasAttribute('aria-invalid')).toBe(false);
  });

  it('announces the next step, on the page and in a toast', async () => {
    const { toasts } = await renderShell(<Footer />);
    const signals: ToastSignal[] = [];
    toasts.listen((signal) => signals.push(signal));
    subscribe('eleni@example.com');
    expect(await screen.findByText(/confirm it with the link/)).toBeTruthy();
    expect(signals).toMatchObject([{ toast: { tone: 'success', id: 'newsletter' } }]);
    expect(email().value).toBe('');
  });
});

describe('the footer', () => {
  it('leaves no button without an effect', async () => {
    const { toasts } = await renderShell(<Footer />);
    const signals: ToastSignal[] = [];
    toasts.listen((signal) => signals.push(signal));
    for (const name of ['App Store', 'Google Play', 'Instagram', 'Facebook', 'TikTok']) {
      fireEvent.click(screen.getByRole('button', { name }));
    }
    expect(signals).toHaveLength(5);
    expect(screen.getByText('© 2024 Salonica')).toBeTruthy();
  });

  it('shows the number of customers', async () => {
    await renderShell(<Footer />, { language: 'el' });
    expect(screen.getByText('Μας εμπιστεύονται 50K+ πελάτες')).toBeTruthy();
  });

  it('links to real salons for every popular service', () => {
    // The server's names of services; a search for anything else finds nothing.
    const known = ['Haircut', 'Color', 'Beard Trim', 'Balayage'];
    for (const { path } of popularServices) {
      expect(known).toContain(new URL(path, 'http://localhost').searchParams.get('q'));
    }
  });
});

describe('the account', () => {
  it.each([
    ['/salon/01?tab=reviews#top', '/signin?next=%2Fsalon%2F01%3Ftab%3Dreviews%23top'],
    ['/booking/01', '/signin?next=%2Fbooking%2F01'],
    ['/', '/signin'],
    ['/signin?next=%2Fhelp', '/signin'],
    ['/reset-password', '/signin'],
  ])('has a sign-in link with a redirect back on %s', async (path, href) => {
    await renderShell(<AccountControl account={null} />, { path });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(href);
  });

  it('has the same link in the menu of a narrow screen', async () => {
    const change = vi.fn<(isOpen: boolean) => void>();
    await renderShell(
      <MenuSheet id="menu" isOpen account={null} pathname="/salons" onOpenChange={change} />,
      { path: '/salons?q=balayage' },
    );
    const link = screen.getByRole('link', { name: 'Sign in', hidden: true });
    expect(link.getAttribute('href')).toBe('/signin?next=%2Fsalons%3Fq%3Dbalayage');
  });

  it('shows the customer and a sign-out button', async () => {
    const signOut = vi.fn<() => void>();
    const account = { contact: 'eleni@example.com', name: 'Eleni', photo: null, signOut };
    await renderShell(<AccountControl account={account} />);
    expect(screen.getByText('eleni@example.com')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});

describe('an unknown address', () => {
  it('shows the not-found page with a link home, and logs the path', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderShell(<NotFound />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(error).toHaveBeenCalledWith('There is no page at /lost');
  });
});

describe('the network', () => {
  it('is announced when it is lost, but not when it returns', async () => {
    await renderShell(<OfflineNote />);
    const online = vi.spyOn(navigator, 'onLine', 'get');
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status').textContent).toContain('You are offline.');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('the toaster', () => {
  beforeEach(() => {
    // The test document has no top layer.
    Object.assign(HTMLElement.prototype, {
      showPopover: () => undefined,
      hidePopover: () => undefined,
    });
  });

  it('shows earlier messages once it is loaded, and runs the action once', async () => {
    const run = vi.fn<() => void>();
    const { toasts } = await renderShell(<Toaster />);
    act(() => {
      toasts.show({
        id: 'lost',
        tone: 'danger',
        title: 'Not sent',
        action: { label: 'Try again', run },
      });
      toasts.show({ id: 'next', tone: 'info', title: 'Link copied' });
    });
    expect(screen.getByText('Link copied')).toBeTruthy();
    expect(screen.queryByText('Not sent')).toBeNull();
    act(() => toasts.dismiss('next'));
    fireEvent.click(screen.getByText('Try again'));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Not sent')).toBeNull();
  });
});

describe('a title', () => {
  it('ends with the brand unless it starts with it', () => {
    expect(fullTitle('Find Salons')).toBe('Find Salons · Salonica');
    expect(fullTitle('Salonica: Premium Salon Booking')).toBe('Salonica: Premium Salon Booking');
  });
});
