import type { Salon } from '@salonica/contract';
import { describe, expect, it } from 'vitest';
import { renderDiscovery, salonOf } from './testing/render-discovery.tsx';
import { useSalonCard } from './use-salon-card.ts';

async function factsOf(salon: Salon, language: 'en' | 'el' = 'en') {
  let facts: unknown;
  function Probe() {
    facts = useSalonCard()(salon);
    return null;
  }
  await renderDiscovery(<Probe />, { language });
  return facts;
}

const kyma = salonOf('06', {
  salon_name: 'Kyma',
  images: [{ image: 'salons/06/facade.svg' }],
  distance: 0.72,
  averageBookingTime: 45,
  priceRange: '$$',
  salonCats: [{ title: 'Haircut' }, { title: 'Nails' }],
});

describe('the facts of a salon', () => {
  it('come with units and pictures by day and night', async () => {
    expect(await factsOf(kyma)).toMatchObject({
      name: 'Kyma',
      nameLanguage: undefined,
      image: {
        src: '/storage/salons/06/facade.svg',
        nightSrc: '/storage/salons/06/facade-night.svg',
        alt: 'Kyma, illustrated storefront',
      },
      distance: '0.7 mi',
      averageBookingTime: '45 min',
      priceRange: '$$',
      categories: ['Haircut', 'Nails'],
    });
  });

  it('are written the Greek way in Greek', async () => {
    expect(await factsOf(kyma, 'el')).toMatchObject({
      nameLanguage: 'en',
      distance: '0,7 μίλια',
      averageBookingTime: '45 λεπτά',
      categories: ['Κούρεμα', 'Nails'],
    });
  });

  it('mark a Greek name on an English page', async () => {
    expect(await factsOf(salonOf('05', { salon_name: 'Ρόδι' }))).toMatchObject({
      nameLanguage: 'el',
    });
  });

  it('leave out what nobody knows, and show the fixed price symbol', async () => {
    expect(
      await factsOf(salonOf('1', { distance: 'far', averageBookingTime: null })),
    ).toMatchObject({
      image: null,
      distance: null,
      averageBookingTime: null,
      priceRange: '€',
      rating: null,
    });
  });
});
