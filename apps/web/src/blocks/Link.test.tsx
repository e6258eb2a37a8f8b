// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../i18n/init.ts';
import { KeepLanguage } from './KeepLanguage.tsx';
import { Link } from './Link.tsx';

afterEach(cleanup);

async function show(address: string, to: string): Promise<void> {
  const page = (
    <form>
      <Link to={to}>Next</Link>
      <KeepLanguage />
    </form>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(
    <I18nextProvider i18n={await createI18n('el', [])}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

const href = (): string | null => screen.getByRole('link').getAttribute('href');
const field = (): string | undefined =>
  document.querySelector<HTMLInputElement>('input[name="lang"]')?.value;

it.each([
  ['/help?lang=el', '/salons', '/salons?lang=el'],
  ['/help?lang=el', '/salons?q=cut#top', '/salons?q=cut&lang=el#top'],
  ['/help?q=cut&lang=el', '#refunds', '/help?lang=el#refunds'],
  ['/help', '/salons', '/salons'],
])('at %s a link to %s leads to %s', async (address, to, expected) => {
  await show(address, to);
  expect(href()).toBe(expected);
  expect(field()).toBe(address.includes('lang') ? 'el' : undefined);
});

// The visitor has changed it since.
it.each(['/help?lang=en', '/help?lang=fr'])(
  'does not pass on another language than that of the page, at %s',
  async (address) => {
    await show(address, '/salons');
    expect(href()).toBe('/salons');
    expect(field()).toBeUndefined();
  },
);
