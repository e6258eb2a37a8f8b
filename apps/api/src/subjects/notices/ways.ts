import type { NoticeKind } from '@salonica/contract/v1';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';

/** A customer, or the address that a guest gave, and what they would learn. */
export interface Recipient {
  kind: NoticeKind;
  customerId?: string | null;
  /** Of a guest. */
  email?: string | null;
}

/** How a recipient learns of something. */
export interface Ways {
  mail: boolean;
  notice: boolean;
  address: string | null;
  /** Whether the mailbox of a customer has answered. */
  isProved: boolean;
}

/** Customers choose per kind; who has no account can refuse the mails of a kind. */
const findWays = statement<Ways>(
  'find_ways',
  `select
     case when r.customer_id is null
       then r.email is not null and not exists (
         select from mail_refusals f where f.email = lower(r.email) and f.kind = r.kind)
       else c.email is not null and coalesce(p.mail, true) end as mail,
     r.customer_id is null or (c.id is not null and coalesce(p.notice, true)) as notice,
     case when r.customer_id is null then r.email else c.email end as address,
     c.email_verified_at is not null as "isProved"
   from rows from (jsonb_to_recordset($1::jsonb) as ("customerId" uuid, email text, kind text))
     with ordinality as r(customer_id, email, kind, place)
   left join customers c on c.id = r.customer_id
   left join notice_preferences p on p.customer_id = c.id and p.kind = r.kind
   order by r.place`,
);

/** The ways to recipients, in their order. */
export async function readWays(db: Database, recipients: readonly Recipient[]): Promise<Ways[]> {
  return (await findWays(db, JSON.stringify(recipients))).rows;
}
