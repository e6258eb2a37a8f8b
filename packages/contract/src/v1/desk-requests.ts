import * as v from 'valibot';
import { optionalTextSchema } from '../typed-text.ts';
import { deskDecisionsSchema } from './desk-decisions.ts';
import { deskRequestKinds } from './facts.ts';
import {
  closingTimeSchema,
  countSchema,
  idSchema,
  instantSchema,
  plainDateSchema,
  plainTimeSchema,
  recordIdSchema,
} from './values.ts';

/** What became of a barber's request. */
export const deskRequestStatuses = ['open', 'approved', 'declined', 'withdrawn'] as const;

const asked = {
  /** To be away, or to work at these hours of one day. */
  kind: v.picklist(deskRequestKinds),
  date: plainDateSchema,
  starts: plainTimeSchema,
  lastDate: plainDateSchema,
  /** At midnight `24:00`. */
  ends: closingTimeSchema,
};

const deskRequestSchema = v.object({
  id: recordIdSchema,
  revision: countSchema,
  barber: v.object({ id: idSchema, name: v.string() }),
  ...asked,
  note: v.string(),
  status: v.picklist(deskRequestStatuses),
  /** What was said when it was declined. */
  reply: v.string(),
  /** Whether it was answered and the caller, who sent it, has not seen that. */
  isNews: v.boolean(),
  createdAt: instantSchema,
});

/** Response of the list of requests, newest first; a barber sees the own ones. */
export const deskRequestsSchema = v.object({ requests: v.array(deskRequestSchema) });

/** Body of `POST /api/v1/desk/{salon}/requests`. */
export const deskRequestRequestSchema = v.pipe(
  v.object({ ...asked, note: optionalTextSchema(300) }),
  v.forward(
    v.check(
      ({ date, starts, lastDate, ends }) => `${date} ${starts}` < `${lastDate} ${ends}`,
      'Ends after it starts',
    ),
    ['lastDate'],
  ),
  v.forward(
    v.check(
      ({ kind, date, lastDate }) => kind === 'absence' || date === lastDate,
      'A shift is on one day',
    ),
    ['lastDate'],
  ),
);

/** Body of `PUT /api/v1/desk/{salon}/requests/{id}/approval`. */
export const deskApprovalRequestSchema = v.object({ decisions: deskDecisionsSchema });

/** Body of `PUT /api/v1/desk/{salon}/requests/{id}/refusal`. */
export const deskRefusalRequestSchema = v.object({ reply: optionalTextSchema(300) });

export type DeskRequestsWire = v.InferInput<typeof deskRequestsSchema>;
export type DeskRequestWire = v.InferInput<typeof deskRequestSchema>;
export type DeskRequestRequest = v.InferOutput<typeof deskRequestRequestSchema>;
