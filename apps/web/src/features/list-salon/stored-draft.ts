import * as v from 'valibot';
import { applicationLimits } from '../../domain/application.ts';
import type { ApplicationDraft } from './application-draft.ts';

const text = v.pipe(v.string(), v.maxLength(1000));
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/));

/** What a browser may have stored; a later form may have other fields, and then begins empty. */
const draftSchema = v.object({
  name: text,
  categoryIds: v.pipe(v.array(text), v.maxLength(50)),
  phone: text,
  email: text,
  addressEn: text,
  addressEl: text,
  place: text,
  hours: v.pipe(
    v.array(
      v.object({
        weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
        opens: time,
        closes: time,
      }),
    ),
    v.maxLength(applicationLimits.intervals),
  ),
  services: v.pipe(
    v.array(v.object({ en: text, el: text, minutes: text, price: text })),
    v.minLength(1),
    v.maxLength(applicationLimits.services),
  ),
  barberEn: text,
  barberEl: text,
});

/** A stored draft; null for anything else. */
export function storedDraft(stored: unknown): ApplicationDraft | null {
  const read = v.safeParse(draftSchema, stored);
  return read.success ? read.output : null;
}
