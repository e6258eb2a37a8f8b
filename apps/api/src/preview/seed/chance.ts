/**
 * A deterministic number from 0 up to 1 for a key: FNV-1a, mixed again so that neighbours differ.
 */
export function chance(key: string): number {
  let hash = 0x811c9dc5;
  for (const character of key) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) / 2 ** 32;
}

/** One of the values, deterministic for a key. */
export function pick<Value>(values: readonly Value[], key: string): Value {
  const value = values[Math.floor(chance(key) * values.length)];
  if (value === undefined) throw new Error(`There is nothing to pick from for "${key}".`);
  return value;
}

/** All values shuffled, deterministic for a key. */
export function shuffled<Value>(values: readonly Value[], key: string): Value[] {
  return values
    .map((value, index) => ({ value, at: chance(`${key} ${index}`) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
