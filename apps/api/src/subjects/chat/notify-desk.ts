import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';

/**
 * Whether the member `m` sees the conversation `c`: a barber has those of customers with a booking
 * in the own column.
 */
export const seesConversation = `(m.role <> 'barber' or exists (
  select from bookings b where b.customer_id = c.customer_id and b.salon_id = c.salon_id
    and b.barber_id = m.barber_id))`;

const notify = statement(
  'notify_desk',
  `insert into events (topic, subject, payload)
   select 'customer', m.customer_id::text,
     jsonb_build_object('deskConversation', c.id, 'salonId', c.salon_id, 'revision', $2::int)
   from conversations c join salon_members m on m.salon_id = c.salon_id
   where c.id = $1 and ${seesConversation}`,
);

/** Tells the open desks of the salon that a conversation changed, in its transaction. */
export async function notifyDesk(
  tx: Database,
  { id }: { id: string },
  revision: number,
): Promise<void> {
  await notify(tx, id, revision);
}
