import type { Database } from '../../platform/database/database.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { CustomerActor } from '../../platform/identity/actor.ts';

/** The customer of the records, in the transaction of the first call. */
export interface NewCustomer {
  tx: Database;
  actor: CustomerActor;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}
