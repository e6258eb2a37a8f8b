import { chance } from '../chance.ts';
import type { SalonSeed } from '../salons/salon-seed.ts';
import { hasSampleTeam } from '../team/sample-team.ts';
import { commonServices } from './common-services.ts';
import { fieldOf } from './fields.ts';
import { furtherServices } from './further-services.ts';
import type { ServiceSeed } from './service-seed.ts';

const mostFurther = 6;

/** The maximum minutes of a service where every start up to 17:30 has to fit it. */
const longestOfSample = 150;

const levels = { $: 0.8, $$: 1, $$$: 1.3 } as const;

/**
 * A salon's services, in order: four common ones, then up to six of its own; its prices agree with
 * its price level.
 */
export function offerOf(salon: SalonSeed): readonly ServiceSeed[] {
  const longest = hasSampleTeam(salon.id) ? longestOfSample : Infinity;
  const lists = salon.categories.map((title) =>
    furtherServices[title]
      .filter((service) => timeOf(service) <= longest)
      .map((service) => ({ ...service, field: fieldOf[title] })),
  );
  // One of each category in turn, so that each of the salon's categories is included.
  const turns = Array.from({ length: 4 }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
  const count = Math.min(mostFurther, Math.floor(chance(`${salon.id} services`) * 8));
  return [...commonServices, ...turns.slice(0, count)].map((service) => ({
    ...service,
    dollars: Math.round((service.dollars * levels[salon.priceRange]) / 5) * 5,
  }));
}

/** Minutes that a chair is occupied from start to end. */
function timeOf({ minutes, buffers = [0, 0] }: Omit<ServiceSeed, 'field'>): number {
  return minutes + buffers[0] + buffers[1];
}
