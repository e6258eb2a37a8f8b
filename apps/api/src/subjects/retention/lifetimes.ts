import { day } from '@salonica/policy';

/** Months after which records of visits lose their person. The table in `docs/deploy.md` explains each lifetime. */
const months = 13;

/** The earliest moment of what is still kept with a person, in milliseconds since 1970. */
export const keptSince = (now: number): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').subtract({ months })
      .epochMilliseconds,
  );

const since = (lifetime: number) => (now: number) => new Date(now - lifetime);

/** No stream resumes from an older event. */
export const eventsSince = since(day);
/** Older waitlist entries are no longer shown. */
export const waitEntriesSince = since(90 * day);
/** Messages to support have been answered by then. */
export const messagesSince = since(180 * day);
/** A subscription that is not confirmed by then is dropped. */
export const unconfirmedSince = since(7 * day);
/** The content of sent mails, for support. */
export const mailFactsSince = since(30 * day);
/** Networks of guests limit upcoming visits only. */
export const networksSince = since(day);
