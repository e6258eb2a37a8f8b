import { chance } from '../chance.ts';
import type { Field, PersonSeed } from '../team/person-seed.ts';
import { sampleTeam } from '../team/sample-team.ts';
import { commonServices } from './common-services.ts';
import type { ServiceSeed } from './service-seed.ts';

/** Fields whose barbers also do the services of another. */
const related: Readonly<Record<Field, readonly Field[]>> = {
  cut: ['styling', 'men', 'length', 'color', 'care'],
  color: ['length', 'care', 'styling', 'cut'],
  styling: ['cut', 'length', 'color'],
  men: ['cut'],
  care: ['color', 'styling'],
  length: ['styling'],
};

const fewest = 2;

/** The barbers of a team who do a service; at least two, so that it can be booked. */
export function doersOf(
  salonId: string,
  team: readonly PersonSeed[],
  service: ServiceSeed,
): readonly PersonSeed[] {
  const able = team.filter((person) => isAble(salonId, person, service));
  const missing = team.filter((person) => !able.includes(person));
  return [...able, ...missing.slice(0, Math.max(0, fewest - able.length))];
}

function isAble(salonId: string, person: PersonSeed, { slug, field }: ServiceSeed): boolean {
  const isCommon = commonServices.some((service) => service.slug === slug);
  if (isCommon && sampleTeam.includes(person)) return true;
  if (person.field === field) return true;
  if (!related[field].includes(person.field)) return false;
  return chance(`${salonId} ${person.slug} ${slug}`) < (isCommon ? 0.85 : 0.5);
}
