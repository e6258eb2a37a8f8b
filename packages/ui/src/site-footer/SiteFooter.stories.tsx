import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { BrandLink } from '../brand-link/index.ts';
import { SiteFooter, SiteFooterLinks, SiteFooterSection, type SiteFooterProps } from './index.ts';

const text = {
  en: {
    home: 'Salonica, home',
    about:
      'Premium Salon Booking. New openings, seasonal looks and the first free chairs, twice a month.',
    company: ['Company', 'About', 'Help', 'Contact', 'Privacy', 'Terms'],
    services: ['Popular services', 'Haircut & Style', 'Hair Color', 'Beard Trim', 'Highlights'],
    contact: 'Contact',
    address: '1 Example Street, 546 24',
    legal: '© 2024 Salonica',
    end: 'All times are those of Thessaloniki.',
  },
  el: {
    home: 'Salonica, αρχική σελίδα',
    about:
      'Premium κρατήσεις κομμωτηρίων. Νέες αφίξεις, τάσεις της εποχής και οι πρώτες ελεύθερες ώρες, δύο φορές τον μήνα.',
    company: ['Εταιρεία', 'Σχετικά', 'Βοήθεια', 'Επικοινωνία', 'Απόρρητο', 'Όροι χρήσης'],
    services: [
      'Δημοφιλείς υπηρεσίες',
      'Κούρεμα και χτένισμα',
      'Βαφή',
      'Περιποίηση γενειάδας',
      'Ανταύγειες',
    ],
    contact: 'Επικοινωνία',
    address: 'Οδός Παραδείγματος 1, 546 24',
    legal: '© 2024 Salonica',
    end: 'Όλες οι ώρες είναι Θεσσαλονίκης.',
  },
};

type Words = (typeof text)['en'];

const ways = ([title, ...names]: readonly string[]) => (
  <SiteFooterSection key={title} title={title} nav>
    <SiteFooterLinks>
      {names.map((name) => (
        <li key={name}>
          <a href="#there">{name}</a>
        </li>
      ))}
    </SiteFooterLinks>
  </SiteFooterSection>
);

const partsOf = (t: Words): SiteFooterProps => ({
  intro: (
    <>
      <BrandLink
        renderLink={({ children, ...link }) => (
          <a href="#home" aria-label={t.home} {...link}>
            {children}
          </a>
        )}
      />
      <p>{t.about}</p>
    </>
  ),
  children: (
    <>
      {ways(t.company)}
      {ways(t.services)}
      <SiteFooterSection title={t.contact} wide>
        <SiteFooterLinks>
          <li>
            <span>{t.address}</span>
          </li>
          <li>
            <a href="mailto:hello@salonica.example">hello@salonica.example</a>
          </li>
        </SiteFooterLinks>
      </SiteFooterSection>
    </>
  ),
  legal: t.legal,
  end: <p>{t.end}</p>,
});

const meta = preview.meta({
  title: 'Components/Finding the way/SiteFooter',
  component: SiteFooter,
  subcomponents: { SiteFooterSection, SiteFooterLinks },
  parameters: { layout: 'fullscreen' },
  args: partsOf(text.en),
});

export const Default = meta.story({ parameters: { greek: () => partsOf(text.el) } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => (
    <SiteFooter {...partsOf(text[globals['language'] as keyof typeof text])} />
  ),
});

/** Two named navigations, and a part without one. */
export const Behaviour = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getAllByRole('navigation')).toHaveLength(2);
    await expect(canvas.getByRole('navigation', { name: 'Company' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'About' })).toBeVisible();
  },
});
