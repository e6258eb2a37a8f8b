import { customType } from 'drizzle-orm/pg-core';

/**
 * A place as a point of the unit sphere. The straight line between two points grows with the way
 * along the globe, so an index finds the nearest ones in the exact order.
 */
export const spherePoint = customType<{ data: string }>({ dataType: () => 'cube' });
