import * as v from 'valibot';
import { blockPurposes } from '../../domain/desk.ts';
import type { FreePlace } from './free-place.ts';
import { endAfter } from './kept-draft.ts';

export const addKinds = ['visit', 'block', 'absence'] as const;

const text = v.pipe(v.string(), v.maxLength(5000));

/** What a browser may have stored; a later form may have other fields, and then begins empty. */
const addDraftSchema = v.object({
  kind: v.picklist(addKinds),
  visit: v.object({
    source: v.picklist(['walk-in', 'phone']),
    time: text,
    serviceId: v.nullable(text),
    name: text,
    phone: text,
    email: text,
    notes: text,
  }),
  block: v.object({ purpose: v.picklist(blockPurposes), starts: text, ends: text }),
  absence: v.object({ date: text, starts: text, lastDate: text, ends: text }),
});

/** What is typed into the three forms of the sheet. */
export type AddDraft = v.InferOutput<typeof addDraftSchema>;

const emptyDraft = ({ date, time }: FreePlace): AddDraft => ({
  kind: 'visit',
  visit: {
    source: 'walk-in',
    time,
    serviceId: null,
    name: '',
    phone: '',
    email: '',
    notes: '',
  },
  block: { purpose: 'lunch', starts: time, ends: endAfter(time) },
  absence: { date, starts: time, lastDate: date, ends: '00:00' },
});

/** A stored draft, or an empty one of the place. */
export function addDraftOf(stored: unknown, place: FreePlace): AddDraft {
  const read = v.safeParse(addDraftSchema, stored);
  return read.success ? read.output : emptyDraft(place);
}
