import * as v from 'valibot';

export interface JobDefinition<Data extends object = object> {
  /** The data of a job: ids, never anything personal. */
  data: v.GenericSchema<Data>;
  /**
   * Maximum retries after a failure, the first within 20 seconds, each further one after up to twice as long, at
   * most six hours. @default 23, which is over three days
   */
  retries?: number;
  /** How long one run may take. @default 60_000 */
  timeoutMs?: number;
  /** Concurrent jobs of this kind per process. @default 2 */
  atOnce?: number;
  /** Polling interval for jobs of this kind. @default 2000 */
  intervalMs?: number;
  /** Its schedule in Athens, with empty data: five fields of cron. */
  cron?: string;
}

const id = v.pipe(v.string(), v.uuid());
const booking = { bookingId: id, revision: v.number() };
const moment = v.object({ date: v.string(), time: v.string() });

const define = <Data extends object>(definition: JobDefinition<Data>) => definition;

/** Every kind of job. Each has a handler in `job-handlers.ts`. */
export const jobDefinitions = {
  /** Ends what has been kept long enough, a part of it in each run. */
  'clean-up': define({
    data: v.object({}),
    cron: '23 * * * *',
    retries: 3,
    timeoutMs: 600_000,
    atOnce: 1,
  }),
  /** Sends the jobs of rows again that still wait for one. */
  sweep: define({ data: v.object({}), cron: '*/10 * * * *', retries: 0 }),
  /** Completes visits a day after their end, and publishes their ratings. */
  'complete-visits': define({
    data: v.object({}),
    cron: '11 * * * *',
    retries: 3,
    timeoutMs: 300_000,
  }),
  /** Looks for inconsistent records. */
  audit: define({
    data: v.object({}),
    cron: '40 3 * * *',
    retries: 2,
    timeoutMs: 900_000,
    atOnce: 1,
  }),
  /** Requests the state of pay-outs and charges from the payment provider. */
  'settle-payments': define({ data: v.object({}), cron: '* * * * *', retries: 0 }),
  /** Replies to a customer as the salon, in a preview. */
  'salon-answer': define({
    data: v.object({ messageId: v.pipe(v.string(), v.uuid()) }),
    intervalMs: 1000,
    atOnce: 4,
  }),
  /** Notifies the customer of a change of a booking. */
  announce: define({
    data: v.object({
      ...booking,
      ...moment.entries,
      kind: v.picklist(['confirmation', 'change', 'cancellation']),
      /** Milliseconds since 1970. */
      startsAt: v.number(),
      before: v.optional(moment),
      /** An automatic move that can be undone until then, in milliseconds since 1970. */
      undo: v.optional(v.object({ offerId: id, until: v.number() })),
    }),
    intervalMs: 1000,
  }),
  /** Offers a freed time to waiting customers, in order of their requests. */
  'offer-freed': define({
    data: v.object({
      salonId: v.string(),
      /** Null for everybody's. */
      barberId: v.nullable(v.string()),
      /** Milliseconds since 1970. */
      from: v.number(),
      until: v.number(),
      /** The same for the next customer in line; a time is offered to a customer only once. */
      roundId: id,
    }),
    intervalMs: 1000,
  }),
  /** Ends the hold of a time for a customer on the waitlist. */
  'end-hold': define({ data: v.object({ offerId: id }), intervalMs: 1000 }),
  /** Reminds of a booking that has not changed. */
  remind: define({ data: v.object(booking), intervalMs: 10_000 }),
  /** Makes other services delete an erased customer. */
  'finish-deletion': define({ data: v.object({ id }), intervalMs: 1000 }),
  /** Erases data written about a customer during the deletion. */
  'erase-leftovers': define({ data: v.object({ id }), intervalMs: 30_000 }),
  /** Sends a mail. */
  mail: define({
    data: v.object({ mailId: id }),
    // Longer than a slow session with the mail server, so that no second process sends meanwhile.
    timeoutMs: 180_000,
    intervalMs: 1000,
  }),
};

export type JobName = keyof typeof jobDefinitions;

export type JobData<Name extends JobName> = v.InferOutput<(typeof jobDefinitions)[Name]['data']>;

/** Runs a job. It may run twice: a process can end between the work and its completion mark. */
export type JobHandler<Name extends JobName> = (
  data: JobData<Name>,
  signal: AbortSignal,
) => Promise<void>;

export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };

export const jobEntries = (): [JobName, JobDefinition][] =>
  jobNames.map((name) => [name, jobDefinitions[name]]);

const isJobName = (name: string): name is JobName => name in jobDefinitions;

export const jobNames: readonly JobName[] = Object.keys(jobDefinitions).filter(isJobName);
