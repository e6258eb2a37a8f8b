import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import type { Language } from '../../i18n/languages.ts';
import { dollars } from '../../shared/money.ts';
import { paths, profileSections } from '../../shared/paths.ts';
import { Profile, type ProfileUser } from './Profile.tsx';

const figures = {
  phase: 'ready' as const,
  data: { bookings: 12, favorites: 8, spent: dollars(250), rating: 5 },
};

const eleni: ProfileUser = {
  displayName: 'Eleni Vasiliou',
  email: 'zoe@salonica.example',
  phoneNumber: null,
  photoURL: null,
};

async function open(
  user: ProfileUser | null,
  language: Language = 'en',
  { facts, isVerified }: Pick<ComponentProps<typeof Profile>, 'facts' | 'isVerified'> = {},
) {
  const onSignOut = vi.fn<() => void>();
  const view = render(
    <I18nextProvider i18n={await createI18n(language, ['profile'])}>
      <MemoryRouter>
        <Profile
          user={user}
          isVerified={isVerified}
          figures={figures}
          facts={facts}
          onSignOut={onSignOut}
        />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return { ...view, onSignOut };
}

describe('the profile', () => {
  it('shows the customer, with the initial of the address without a photo', async () => {
    const { container } = await open(eleni);
    expect(screen.getByRole('heading', { level: 1, name: 'Eleni Vasiliou' })).toBeDefined();
    expect(screen.getByText('zoe@salonica.example')).toBeDefined();
    expect(container.querySelector('[data-component="avatar"]')?.textContent).toBe('Z');
    expect(screen.getByText('Premium Member')).toBeDefined();
  });

  it('says that the address is verified only where it is', async () => {
    const { unmount } = await open(eleni, 'en', { isVerified: true });
    expect(screen.getByText('Verified')).toBeDefined();
    unmount();
    const unverified = await open(eleni, 'en', { isVerified: false });
    expect(screen.queryByText('Verified')).toBeNull();
    expect(screen.getByText('Email not verified yet')).toBeDefined();
    unverified.unmount();
    await open(eleni);
    expect(screen.queryByText(/verified/i)).toBeNull();
  });

  it('shows the photo where there is one', async () => {
    // As text: the test DOM loads no pictures and would report a broken one.
    const i18n = await createI18n('en', ['profile']);
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <Profile
            user={{ ...eleni, photoURL: 'https://photos.example/me.jpg' }}
            figures={figures}
            onSignOut={() => {}}
          />
        </MemoryRouter>
      </I18nextProvider>,
    );
    expect(html).toContain('src="https://photos.example/me.jpg"');
  });

  it('calls a customer without a name "User"', async () => {
    await open({ ...eleni, displayName: null });
    expect(screen.getByRole('heading', { level: 1, name: 'User' })).toBeDefined();
  });

  it('identifies a customer without an address by the phone', async () => {
    await open({ ...eleni, displayName: null, email: null, phoneNumber: '+306912345678' });
    expect(screen.getByText('+306912345678')).toBeDefined();
  });

  it('signs out', async () => {
    const { onSignOut } = await open(eleni);
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('links to every part of the profile', async () => {
    await open(eleni);
    const parts = within(screen.getByRole('navigation', { name: 'Parts of your profile' }));
    expect(parts.getAllByRole('link')).toHaveLength(6);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(
      new Set([paths.details, ...profileSections.map(paths.profileSection)]),
    );
  });

  it('shows the known facts at each part', async () => {
    const { container } = await open(eleni, 'el', {
      facts: {
        balance: dollars(125, 50),
        addresses: 1,
        unread: 3,
      },
    });
    const asides = container.querySelectorAll('[data-component="tile"] [data-part="aside"]');
    expect(Array.from(asides, ({ textContent }) => textContent)).toEqual([
      '125,50\u00a0$',
      '1 χώρος',
      '33 αδιάβαστα μηνύματα',
    ]);
  });

  it('shows nothing for unknown facts, and nothing where none exist', async () => {
    const { container } = await open(eleni, 'en', { facts: { addresses: 0, unread: 0 } });
    expect(container.querySelector('[data-component="tile"] [data-part="aside"]')).toBeNull();
  });

  it.each([
    ['en', ['12', '8', '$250', '5.0']],
    ['el', ['12', '8', '250\u00a0$', '5,0']],
  ] as const)('writes its numbers as %s does', async (language, numbers) => {
    await open(eleni, language);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(numbers);
  });

  it('asks a visitor without an identity to log in', async () => {
    await open(null);
    expect(screen.getByText('Please log in to view your profile.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
  });
});
