import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** The first of the team replies. */
const start = statement<{ id: string }>(
  'start_conversation',
  `insert into conversations (id, customer_id, salon_id, picture, last_at)
   select $1, $2, s.id,
     (select picture from barbers where salon_id = s.id and retired_at is null order by position limit 1),
     $4::timestamptz
   from salons s where s.id = $3 and s.retired_at is null
   on conflict (customer_id, salon_id) do update set salon_id = excluded.salon_id
   returning id`,
);

const findStarted = statement<{ id: string }>(
  'find_started_conversation',
  'select id from conversations where customer_id = $1 and salon_id = $2',
);

/**
 * Id of a customer's conversation with a salon, existing or new.
 * @throws ApiError 404 for an unknown salon
 */
export async function startConversation(
  db: Database,
  customerId: string,
  salonId: string,
  time: number,
): Promise<string> {
  const [known] = (await findStarted(db, customerId, salonId)).rows;
  if (known !== undefined) return known.id;
  const at = new Date(time).toISOString();
  const [started] = (await start(db, randomUUIDv7(), customerId, salonId, at)).rows;
  if (started === undefined) throw new ApiError(404, 'not-found');
  return started.id;
}
