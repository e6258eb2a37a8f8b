type Query = Readonly<Record<string, string | undefined>>;

/** Six decimals are about 10 cm on the ground. */
const degrees = (value: unknown) => Number(value).toFixed(6);

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return value.toString();
  if (typeof value === 'object' && 'latitude' in value && 'longitude' in value) {
    return `${degrees(value.latitude)},${degrees(value.longitude)}`;
  }
  if (
    typeof value === 'object' &&
    'south' in value &&
    'west' in value &&
    'north' in value &&
    'east' in value
  ) {
    return [value.south, value.west, value.north, value.east].map(degrees).join(',');
  }
  throw new TypeError('Such a value has no text in a query');
}

/**
 * The texts of a query. Lists are comma separated; undefined and null are omitted.
 * @example queryOf({ salons: ['01', '02'], limit: 10 }) // { salons: '01,02', limit: '10' }
 */
export function queryOf(query: object): Query {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, textOf(value)] as const),
  );
}
