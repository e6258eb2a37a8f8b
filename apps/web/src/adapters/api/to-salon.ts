import type { SalonDetailsAnswer, SalonSummaryAnswer } from '@salonica/contract/v1';
import type { Salon, SalonDetails } from '../../domain/salon.ts';
import type { Pictures } from './pictures.ts';

export function toSalon(wire: SalonSummaryAnswer, { pairOrNull }: Pictures): Salon {
  return { ...wire, picture: pairOrNull(wire.picture) };
}

export function toSalonDetails(wire: SalonDetailsAnswer, pictures: Pictures): SalonDetails {
  return {
    ...wire,
    picture: pictures.pairOrNull(wire.picture),
    sharedPicture: pictures.portrait(wire.sharedPicture),
    pictures: wire.pictures.map(({ caption, ...pair }) => ({ ...pictures.pair(pair), caption })),
    team: wire.team.map((person) => ({ ...person, picture: pictures.portrait(person.picture) })),
  };
}
