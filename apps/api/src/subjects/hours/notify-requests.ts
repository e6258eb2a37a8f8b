import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';

const notify = statement(
  'notify_requests',
  `insert into events (topic, subject, payload)
   select 'customer', customer_id::text, jsonb_build_object('deskRequests', salon_id)
   from salon_members
   where salon_id = $1 and (role <> 'barber' or barber_id = $2)`,
);

/**
 * Tells the open desks of a salon that a request of a barber changed, in its transaction. Most
 * changes of the salon are none of a request.
 */
export async function notifyRequests(
  tx: Database,
  { salonId, barberId }: { salonId: string; barberId: string },
): Promise<void> {
  await notify(tx, salonId, barberId);
}
