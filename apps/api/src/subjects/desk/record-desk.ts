import { actorText } from '../../platform/calls/key-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { eventColumns, insertEventsText } from '../../platform/events/publish.ts';
import type { Actor, Member } from '../../platform/identity/actor.ts';

/** The parts of what a salon offers and shows, each changed by itself. */
export type CataloguePart = 'services' | 'rules' | 'description' | 'team' | 'pictures';

export type CatalogueAction = `${CataloguePart}.${'add' | 'change' | 'order' | 'retire'}`;

/** A change of a salon that is no booking. */
export interface DeskChange {
  action:
    | 'block.add'
    | 'block.move'
    | 'block.remove'
    | 'absence.add'
    | 'absence.remove'
    | CatalogueAction
    | `${'hours' | 'exception' | 'shifts' | 'shift-day'}.change`
    | `request.${'send' | 'withdraw' | 'approve' | 'decline'}`;
  actor: Pick<Actor, 'kind' | 'id'>;
  member: Pick<Member, 'salonId'>;
  /** The id of the changed record. */
  subject: string;
  /** Of the salon's clock. */
  version: number;
  after: object;
}

const publishAndAudit = statement(
  'record_desk_change',
  `with news as (${insertEventsText})
   insert into audit (actor, action, subject, after) values ($4, $5, $6, $7::jsonb)`,
);

/** Writes a change to the audit log, and tells open pages of the salon. */
export async function recordDesk(
  tx: Database,
  { action, actor, member, subject, version, after }: DeskChange,
): Promise<void> {
  const events = [{ topic: 'salon', subject: member.salonId, payload: { version } } as const];
  await publishAndAudit(
    tx,
    ...eventColumns(events),
    actorText(actor),
    action,
    subject,
    JSON.stringify(after),
  );
}
