import type { SalonDetails } from '#domain/salon.ts';
import type { Service } from '#domain/service.ts';

type Offer = Pick<SalonDetails, 'offer'>;

/** The service of this name at a salon: salons have ids of their own for the same service. */
export const serviceNamed = ({ offer }: Offer, name: string): Service | undefined =>
  offer.find((service) => service.name === name);

/** The service with this id at any of the salons. */
export const serviceWithId = (salons: readonly Offer[], id: string | null): Service | undefined =>
  salons.flatMap(({ offer }) => offer).find((service) => service.id === id);

/** A service for every name, those that all salons offer first. */
export function comparableServices(salons: readonly Offer[]): readonly Service[] {
  const byName = new Map<string, Service>();
  for (const service of salons.flatMap(({ offer }) => offer)) {
    if (!byName.has(service.name)) byName.set(service.name, service);
  }
  const isEverywhere = ({ name }: Service) =>
    salons.every((salon) => serviceNamed(salon, name) !== undefined);
  return [...byName.values()].toSorted((a, b) => Number(isEverywhere(b)) - Number(isEverywhere(a)));
}
