import { ServiceError } from '../../../domain/failure.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { HomePagePort } from '../../../domain/ports/home-page-port.ts';
import type {
  Recommendations,
  RecommendationsPort,
} from '../../../domain/ports/old/recommendations-port.ts';
import {
  categoryOf,
  renderDiscovery,
  type RenderOptions,
  salonOf,
} from '../testing/render-discovery.tsx';
import { ForYou } from './ForYou.tsx';

const fetchHomePage: HomePagePort['fetchHomePage'] = async () => ({
  categories: [categoryOf('1', 'Haircut'), categoryOf('2', 'Color'), categoryOf('9', 'Balayage')],
  topRatedSalons: [
    salonOf('1', {
      name: 'Kyma',
      categories: [
        { id: '2', title: '' },
        { id: '9', title: '' },
      ],
    }),
    salonOf('2', {
      name: 'Figaro',
      categories: [
        { id: '1', title: '' },
        { id: '2', title: '' },
      ],
    }),
  ],
});

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
};

const answer = (what: Partial<Recommendations>): RecommendationsPort => ({
  recommendations: async () => ({ ...personal, ...what }),
});

const open = (isCustomer: boolean | null, options: RenderOptions) =>
  renderDiscovery(<ForYou isCustomer={isCustomer} savedIds={['2']} />, {
    fetchHomePage,
    ...options,
  });

describe('For You', () => {
  it('books a favorite service again with one press', async () => {
    await open(true, { recommendations: answer({}) });
    const again = await screen.findByRole('link', { name: 'Book Again: Hair Color at Kyma' });
    expect(again.getAttribute('href')).toBe('/booking/1?service=1');
    const card = within(screen.getByRole('article', { name: 'Hair Color, Kyma' }));
    expect(card.getByText('90 min · $120')).toBeTruthy();
    expect(card.getByText('Booked 3 times, last on 2 May 2025')).toBeTruthy();
  });

  it('says why a salon is recommended, and leaves out one that is gone', async () => {
    await open(true, { recommendations: answer({}) });
    expect(await screen.findByText('Because you booked Hair Color')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^View Details/ })).toHaveLength(1);
  });

  it('shows what is trending, with the claim and the number of salons', async () => {
    await open(true, { recommendations: answer({}) });
    await screen.findByRole('link', { name: 'Balayage' });
    const section = screen.getByRole('region', { name: 'Trending this season' });
    expect(section.textContent).toContain(
      'Hair colouring and balayage are 40% more popular this season.',
    );
    expect(within(section).getByText('2 salons')).toBeTruthy();
    expect(within(section).getByText('1 salon')).toBeTruthy();
  });

  it('invites a visitor without a past', async () => {
    const loved = [{ salonId: '1', reason: { kind: 'loved' } }] as const;
    await open(false, { recommendations: answer({ favorites: [], recommended: loved }) });
    expect(await screen.findByText('Loved by our customers')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
    expect(screen.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe('/book-now');
  });

  it('waits until it is known who is here, and passes on what they saved', async () => {
    const recommendations = vi.fn<RecommendationsPort['recommendations']>(async () => personal);
    await open(null, { recommendations: { recommendations } });
    await waitFor(() => expect(screen.getByText('Loading your recommendations...')).toBeTruthy());
    expect(recommendations).not.toHaveBeenCalled();
    await open(true, { recommendations: { recommendations } });
    await waitFor(() => expect(recommendations).toHaveBeenCalledTimes(1));
    expect(recommendations.mock.calls[0]?.[0]).toMatchObject({ isCustomer: true, savedIds: ['2'] });
  });

  it('says that nothing loaded, and tries again', async () => {
    const source = vi
      .fn<HomePagePort['fetchHomePage']>(fetchHomePage)
      .mockRejectedValueOnce(new ServiceError({ kind: 'server' }));
    await open(false, { fetchHomePage: source, recommendations: answer({}) });
    expect(await screen.findByText('Your recommendations did not load')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Because you booked Hair Color')).toBeTruthy();
  });
});
