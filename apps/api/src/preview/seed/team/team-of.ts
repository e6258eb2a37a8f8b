import { chance, pick, shuffled } from '../chance.ts';
import { fieldOf } from '../offer/fields.ts';
import type { SalonSeed } from '../salons/salon-seed.ts';
import { familyNames, firstNames, type Gender, portraits, specialties } from './names.ts';
import type { Field, PersonSeed } from './person-seed.ts';
import { hasSampleTeam, sampleTeam } from './sample-team.ts';

const fewest = 3;
const most = 6;

/** Three to six people, in the order in which they are shown. */
export function teamOf(salon: SalonSeed): readonly PersonSeed[] {
  const size = fewest + Math.floor(chance(`${salon.id} team`) * (most - fewest + 1));
  const known = hasSampleTeam(salon.id) ? sampleTeam : [];
  const fields = salon.categories.map((title) => fieldOf[title]);
  const genders = Array.from({ length: size - known.length }, (_, index) =>
    genderOf(salon.id, index, fields),
  );
  const first = {
    f: shuffled(firstNames.f, `${salon.id} women`),
    m: shuffled(firstNames.m, `${salon.id} men`),
  };
  const others = genders.map((gender, index) =>
    person(salon, fields, gender, first[gender][index], index + known.length),
  );
  return withPortraits(known, others);
}

/** A person without a portrait yet. */
interface Newcomer extends Omit<PersonSeed, 'picture'> {
  /** Suitable portraits, best first. */
  readonly portraits: readonly string[];
}

const pathOf = (portrait: string) => `avatars/${portrait}.svg`;

/** People of a team have different portraits while there are enough. */
function withPortraits(
  known: readonly PersonSeed[],
  newcomers: readonly Newcomer[],
): readonly PersonSeed[] {
  const team = [...known];
  for (const { portraits: suitable, ...facts } of newcomers) {
    const paths = suitable.map(pathOf);
    const free = paths.find((path) => team.every(({ picture }) => picture !== path));
    const picture = free ?? paths[0];
    if (picture === undefined) throw new Error(`There is no portrait for ${facts.slug}.`);
    team.push({ ...facts, picture });
  }
  return team;
}

/** More men where beards are trimmed. */
function genderOf(salonId: string, index: number, fields: readonly Field[]): Gender {
  const shareOfMen = fields[0] === 'men' ? 0.8 : 0.35;
  return chance(`${salonId} ${index} gender`) < shareOfMen ? 'm' : 'f';
}

function person(
  salon: SalonSeed,
  fields: readonly Field[],
  gender: Gender,
  first: (typeof firstNames)[Gender][number] | undefined,
  index: number,
): Newcomer {
  if (first === undefined) throw new Error(`The salon ${salon.id} has more people than names.`);
  const key = `${salon.id} ${index}`;
  const slug = first.en.toLowerCase();
  const family = pick(familyNames[gender], `${key} family`);
  const field = fields[index % fields.length] ?? 'cut';
  const specialty = pick(specialties[field], `${key} specialty`);
  const experience = 2 + Math.floor(chance(`${key} experience`) * 22);
  return {
    slug,
    portraits: [
      ...portraits[gender].filter((name) => name === slug),
      ...shuffled(portraits[gender], `${key} portrait`),
    ],
    name: { en: `${first.en} ${family.en}`, el: `${first.el} ${family.el}` },
    specialty: { en: specialty.en, el: specialty.el[gender] },
    field,
    rating: ratingOf(salon.rating, key),
    experience,
    dollars: 55 + 5 * Math.round(experience / 6) + 5 * Math.floor(chance(`${key} price`) * 3),
  };
}

/** Within three tenths of the salon's rating. */
function ratingOf(rating: number, key: string): number {
  const tenths = Math.round(rating * 10) - 3 + Math.floor(chance(`${key} rating`) * 7);
  return Math.min(50, tenths) / 10;
}
