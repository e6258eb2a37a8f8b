import { describe, expect, it } from 'vitest';
import type { Salon } from '../../domain/salon.ts';
import { salonOf, renderDiscovery, titled } from './testing/render-discovery.tsx';
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
  name: 'Kyma',
  picture: { light: '/light.avif', dark: '/dark.avif' },
  distance: 0.72,
  averageBookingTime: 45,
  priceRange: '$$',
  categories: titled('Haircut', 'Nails'),
});

describe('the facts of a salon', () => {
  it('come with units and pictures for light and dark', async () => {
    expect(await factsOf(kyma)).toMatchObject({
      name: 'Kyma',
      nameLanguage: undefined,
      image: {
        src: '/light.avif',
        darkSrc: '/dark.avif',
        alt: 'Kyma, illustrated storefront',
      },
      distance: '0.7 mi',
      averageBookingTime: '45 min',
      priceRange: '$$',
      categories: ['Haircut', 'Nails'],
    });
  });

  it('are in Greek format in Greek', async () => {
    expect(await factsOf(kyma, 'el')).toMatchObject({
      nameLanguage: 'en',
      distance: '0,7 μίλια',
      averageBookingTime: '45 λεπτά',
      categories: ['Κούρεμα', 'Nails'],
    });
  });

  it('mark a Greek name on an English page', async () => {
    expect(await factsOf(salonOf('05', { name: 'Ρόδι' }))).toMatchObject({
      nameLanguage: 'el',
    });
  });

  it('leave out unknown facts, and show the fixed price symbol', async () => {
    expect(await factsOf(salonOf('1', { distance: null, averageBookingTime: null }))).toMatchObject(
      {
        image: null,
        distance: null,
        averageBookingTime: null,
        priceRange: '€',
        rating: null,
      },
    );
  });
});

describe('a distance', () => {
  it.each([
    [1, '1 μίλι'],
    [1.04, '1 μίλι'],
    [0.7, '0,7 μίλια'],
    [2, '2 μίλια'],
  ])('of %d is %j in Greek', async (distance, text) => {
    expect(await factsOf(salonOf('1', { distance }), 'el')).toMatchObject({ distance: text });
  });
});
