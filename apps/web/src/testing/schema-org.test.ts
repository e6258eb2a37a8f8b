import { expect, it } from 'vitest';
import { schemaOrgFaults } from './schema-org.ts';

const node = { '@context': 'https://schema.org', '@type': 'HairSalon' };

it.each([
  [{ name: 'Ρόδι', image: ['https://x.example/a.svg'] }, []],
  [{ priceRange: '$$', address: { '@type': 'PostalAddress', addressCountry: 'GR' } }, []],
  [{ geo: { '@id': '#here' } }, []],
  [{ colour: 'red' }, ['HairSalon.colour is no property of HairSalon']],
  [{ name: 7 }, ['HairSalon.name[0] cannot be 7']],
  [{ url: 'nowhere' }, ['HairSalon.url[0] cannot be "nowhere"']],
  [{ '@type': 'Barbershop' }, ['Barbershop is of no known type: Barbershop']],
  [
    { address: { '@type': 'Offer', prize: 1 } },
    [
      'HairSalon.address[0] cannot be {"@type":"Offer","prize":1}',
      'HairSalon.address[0].prize is no property of Offer',
    ],
  ],
  [
    { openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Funday' } },
    ['HairSalon.openingHoursSpecification[0].dayOfWeek[0] cannot be "Funday"'],
  ],
])('finds in %j %j', (facts, faults) => {
  expect(schemaOrgFaults({ ...node, ...facts })).toEqual(faults);
});

it('requires the context', () => {
  expect(schemaOrgFaults({ '@type': 'HairSalon' })).toEqual(['no context']);
});
