import { customType } from 'drizzle-orm/pg-core';

/** Terms as they are, in order: a condition on many of them is one look into the row. */
export const termSet = customType<{ data: string }>({ dataType: () => 'tsvector' });
