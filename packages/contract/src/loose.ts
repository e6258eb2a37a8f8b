import * as v from 'valibot';

const leadingNumber = /^\s*(-?\d+(?:\.\d+)?)/;

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const digits = leadingNumber.exec(value)?.[1];
  return digits === undefined ? null : Number(digits);
}

/**
 * A number, or text that starts with one ("4.8", "0.4 mi"); anything else, or out of range, is
 * null.
 */
export const looseNumber = (min = 0, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => {
      const number = toNumber(value);
      return number !== null && number >= min && number <= max ? number : null;
    }),
  );

/** Trimmed text; anything else is empty. */
export const looseText = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (typeof value === 'string' ? value.trim() : '')),
);

/** Ids are opaque: text, or a number that becomes text. */
export const looseId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => String(id).trim()),
  v.minLength(1),
);

/** The valid entries of a list; any other value is an empty list. */
export const looseList = <Entry>(schema: v.GenericSchema<unknown, Entry>) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) =>
      Array.isArray(value)
        ? value.flatMap((entry: unknown) => {
            const result = v.safeParse(schema, entry);
            return result.success ? [result.output] : [];
          })
        : [],
    ),
  );
