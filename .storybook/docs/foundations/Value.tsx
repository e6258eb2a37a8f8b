import { measureOf } from '../tokens.ts';

/** A token's value in a sentence: `<Value of="space-104" />`. */
export function Value({ of }: { of: string }) {
  const value = measureOf(`--sal-${of}`);
  if (value === undefined) throw new Error(`There is no token --sal-${of}`);
  return <span className="foundation-value">{value}</span>;
}
