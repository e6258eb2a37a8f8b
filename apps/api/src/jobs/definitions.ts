import * as v from 'valibot';

export interface JobDefinition<Data extends object = object> {
  /** What a job carries: ids, never anything personal. */
  data: v.GenericSchema<Data>;
  /** How often it is tried again after a failure. @default 5 */
  retries?: number;
  /** Before the first retry; each further one waits twice as long. @default 5000 */
  retryDelayMs?: number;
  /** How long one run may take. @default 60_000 */
  timeoutMs?: number;
  /** Jobs of this kind that one process runs at a time. @default 2 */
  atOnce?: number;
  /** Between two looks for jobs of this kind. @default 2000 */
  intervalMs?: number;
  /** When it runs by the clock of Athens, with empty data: five fields of cron. */
  cron?: string;
}

const id = v.pipe(v.string(), v.uuid());
const booking = { bookingId: id, revision: v.number() };
const moment = v.object({ date: v.string(), time: v.string() });

const define = <Data extends object>(definition: JobDefinition<Data>) => definition;

/** Every kind of job. Each has a handler in `job-handlers.ts`. */
export const jobDefinitions = {
  /** Deletes expired rows. */
  'clean-up': define({ data: v.object({}), cron: '23 * * * *' }),
  /** Looks for records that cannot be right. */
  audit: define({
    data: v.object({}),
    cron: '40 3 * * *',
    retries: 2,
    timeoutMs: 900_000,
    atOnce: 1,
  }),
  /** Asks the payment provider what became of pay-outs and of charges. */
  'settle-payments': define({ data: v.object({}), cron: '* * * * *', retries: 0 }),
  /** Answers a customer as the salon, in a preview. */
  'salon-answer': define({
    data: v.object({ messageId: v.pipe(v.string(), v.uuid()) }),
    intervalMs: 1000,
    atOnce: 4,
  }),
  /** Tells the customer what happened to a booking. */
  announce: define({
    data: v.object({
      ...booking,
      ...moment.entries,
      kind: v.picklist(['confirmation', 'change', 'cancellation']),
      /** Milliseconds since 1970. */
      startsAt: v.number(),
      before: v.optional(moment),
      /** A move of the waiting list that can be undone until then, in milliseconds since 1970. */
      undo: v.optional(v.object({ offerId: id, until: v.number() })),
    }),
    intervalMs: 1000,
  }),
  /** Offers a time that became free to those who wait for it, the first who asked first. */
  'offer-freed': define({
    data: v.object({
      salonId: v.string(),
      /** Null for everybody's. */
      staffId: v.nullable(v.string()),
      /** Milliseconds since 1970. */
      from: v.number(),
      until: v.number(),
      /** The same for the next customer in line; a time is offered to a customer only once. */
      roundId: id,
      /** No time became free: a customer has just joined the list, and a time may be free already. */
      isFirstLook: v.optional(v.boolean()),
    }),
    intervalMs: 1000,
  }),
  /** Ends the hold of a time for a customer on the waiting list. */
  'end-hold': define({ data: v.object({ offerId: id }), intervalMs: 1000 }),
  /** Reminds of a booking that is still the same. */
  remind: define({ data: v.object(booking), intervalMs: 10_000 }),
  /** Has other services forget a customer who was erased. */
  'finish-deletion': define({
    data: v.object({ id }),
    retries: 12,
    retryDelayMs: 15_000,
    intervalMs: 1000,
  }),
  /** Erases what was written about a customer in the moment of the deletion. */
  'erase-leftovers': define({ data: v.object({ id }), retries: 12, intervalMs: 30_000 }),
  /** Sends a mail. */
  mail: define({
    data: v.object({ mailId: id }),
    retries: 12,
    retryDelayMs: 10_000,
    intervalMs: 1000,
  }),
};

export type JobName = keyof typeof jobDefinitions;

export type JobData<Name extends JobName> = v.InferOutput<(typeof jobDefinitions)[Name]['data']>;

/** Does the work of a job. It may run twice: a process can end between the work and the note that it is done. */
export type JobHandler<Name extends JobName> = (
  data: JobData<Name>,
  signal: AbortSignal,
) => Promise<void>;

export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };

export const jobEntries = (): [JobName, JobDefinition][] =>
  jobNames.map((name) => [name, jobDefinitions[name]]);

const isJobName = (name: string): name is JobName => name in jobDefinitions;

export const jobNames: readonly JobName[] = Object.keys(jobDefinitions).filter(isJobName);
