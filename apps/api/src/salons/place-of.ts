import { ApiError } from '../http/api-error.ts';
import type { Place } from './distance.ts';

/**
 * The place of a query parameter `lat,lng`.
 * @throws ApiError 422 for invalid degrees
 */
export function placeOf(text: string | undefined): Place | undefined {
  if (text === undefined) return undefined;
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
    throw new ApiError(422, 'invalid', { fields: { near: 'otherField' } });
  }
  return { latitude, longitude };
}
