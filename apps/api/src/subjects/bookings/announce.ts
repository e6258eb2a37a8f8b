import { day } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/definitions.ts';
import { job, sendJobs } from '../../platform/jobs/send.ts';
import type { BookingRow } from './booking-row.ts';

/** What happened to a booking, for its customer. */
export interface BookingNews {
  kind: JobData<'announce'>['kind'];
  row: Pick<BookingRow, 'id' | 'revision' | 'localDate' | 'localTime' | 'startsAt'>;
  /** The time before the move. */
  before?: { date: string; time: string };
  /** An automatic move that can be undone until then. */
  undo?: { offerId: string; until: number } | undefined;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Notifies the customer of a change and schedules a reminder, once the change is committed.
 * Reminders of earlier states stay queued and do nothing.
 */
export async function announce(tx: Database, { kind, row, before, undo, time }: BookingNews) {
  const { id: bookingId, revision, localDate: date, localTime, startsAt } = row;
  const news = job('announce', {
    kind,
    bookingId,
    revision,
    date,
    time: localTime.slice(0, 5),
    startsAt: startsAt.getTime(),
    before,
    undo,
  });
  const at = startsAt.getTime() - day;
  const isReminded = kind !== 'cancellation' && at > time;
  const reminders = isReminded ? [job('remind', { bookingId, revision }, { at })] : [];
  await sendJobs(tx, news, ...reminders);
}
