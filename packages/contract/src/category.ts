import * as v from 'valibot';
import { looseId, looseText } from './loose.ts';

/** A service category as the server writes it. */
export const categoryResponseSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.minLength(1)),
  icon: v.string(),
  services: v.array(v.strictObject({ id: v.string(), title: v.string() })),
});

/** A service category as the app reads it: id and title are required, the rest has a default. */
export const categorySchema = v.object({
  id: looseId,
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  icon: looseText,
  services: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((list): readonly unknown[] => (Array.isArray(list) ? list : [])),
  ),
});

export type CategoryWire = v.InferOutput<typeof categoryResponseSchema>;

/** `services.length` is the count shown; `icon` is a path under the storage folder, or empty. */
export type Category = v.InferOutput<typeof categorySchema>;
