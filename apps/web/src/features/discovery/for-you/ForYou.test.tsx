import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '#domain/api.ts';
import { ServiceError } from '#domain/failure.ts';
import type { Recommendations } from '#domain/recommendation.ts';
import { categoryOf, renderDiscovery, summaryOf } from '../testing/render-discovery.tsx';
import { ForYou } from './ForYou.tsx';

const [haircut, color, balayage] = [
  { id: '1', title: 'Haircut' },
  { id: '2', title: 'Color' },
  { id: '9', title: 'Balayage' },
];

const kyma = summaryOf('1', { name: 'Kyma', categories: [color, balayage] });
const figaro = summaryOf('2', { name: 'Figaro', categories: [haircut, color] });

const page = {
  categories: [haircut, color, balayage].map(({ id, title }) => categoryOf(id, title)),
  topRatedSalons: [kyma, figaro],
};

const personal: Recommendations = {
  favorites: [
    {
      salonId: '1',
      serviceId: 'hair-color',
      serviceIndex: 1,
      serviceName: 'Hair Color',
      price: { minor: 12_000, currency: 'USD' },
      minutes: 90,
      times: 3,
      lastDate: '2025-05-02',
    },
  ],
  recommended: [
    { salonId: '2', reason: { kind: 'booked', serviceName: 'Hair Color' } },
    { salonId: 'gone', reason: { kind: 'loved' } },
  ],
  trending: ['Color', 'Balayage'],
  salons: [kyma, figaro],
};

const open = (isCustomer: boolean | null, recommend: Api['recommend']) =>
  renderDiscovery(<ForYou isCustomer={isCustomer} />, {
    page,
    ports: { api: { recommend } },
  });

describe('For You', () => {
  it('books a favorite service again with one press', async () => {
    await open(true, async () => personal);
    const again = await screen.findByRole('link', { name: 'Book Again: Hair Color at Kyma' });
    expect(again.getAttribute('href')).toBe('/booking/1?service=1');
    const card = within(screen.getByRole('article', { name: 'Hair Color, Kyma' }));
    expect(card.getByText('90 min').parentElement?.textContent).toBe('90 min · $120');
    expect(card.getByText('Booked 3 times, last on 2 May 2025')).toBeTruthy();
  });

  it('gives the reason for each salon, and omits a removed one', async () => {
    await open(true, async () => personal);
    expect(await screen.findByText('Because you booked Hair Color')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^View Details/ })).toHaveLength(1);
  });

  it('shows the trend, with the claim and the number of salons', async () => {
    await open(true, async () => personal);
    await screen.findByRole('link', { name: 'Balayage' });
    const section = screen.getByRole('region', { name: 'Trending this season' });
    expect(section.textContent).toContain(
      'Hair colouring and balayage are 40% more popular this season.',
    );
    expect(within(section).getByText('2 salons')).toBeTruthy();
    expect(within(section).getByText('1 salon')).toBeTruthy();
  });

  it('invites a visitor without a history', async () => {
    const loved = [{ salonId: '1', reason: { kind: 'loved' } }] as const;
    await open(false, async () => ({ ...personal, favorites: [], recommended: loved }));
    expect(await screen.findByText('Loved by our customers')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
    expect(screen.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe('/book-now');
  });

  it('waits until the session is known', async () => {
    const get = vi.fn<Api['recommend']>(async () => personal);
    await open(null, get);
    await waitFor(() => expect(screen.getByText('Loading your recommendations...')).toBeTruthy());
    expect(get).not.toHaveBeenCalled();
    await open(true, get);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  });

  it('reports a failure, and retries', async () => {
    const get = vi
      .fn<Api['recommend']>(async () => personal)
      .mockRejectedValueOnce(new ServiceError({ kind: 'server' }));
    await open(false, get);
    expect(await screen.findByText('Your recommendations did not load')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Because you booked Hair Color')).toBeTruthy();
  });
});
