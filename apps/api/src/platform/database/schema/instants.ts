import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, the same in every time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A half-open range of instants, `[from,until)`, as PostgreSQL writes it. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** The transaction of the row. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
