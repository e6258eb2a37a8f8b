import { randomUUIDv7 } from 'node:crypto';
import { mostReplies, type SavedRepliesWire, type SavedReplyRequest } from '@salonica/contract/v1';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salons, savedReplies } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** All of a salon, oldest first. */
export async function listReplies(db: Database, salonId: string): Promise<SavedRepliesWire> {
  const { id, revision, language, text } = savedReplies;
  const replies = await db
    .select({ id, revision, language, text })
    .from(savedReplies)
    .where(eq(savedReplies.salonId, salonId))
    .orderBy(asc(savedReplies.createdAt), asc(savedReplies.id));
  return { replies };
}

/** Changes of one salon's replies wait for each other, so that its number is known. */
const lockReplies = (tx: Database, salonId: string) =>
  tx.select({ id: salons.id }).from(salons).where(eq(salons.id, salonId)).for('no key update');

/** @throws ApiError 409 where the salon has the most that are kept */
export async function addReply(
  tx: Database,
  salonId: string,
  reply: SavedReplyRequest,
  time: number,
): Promise<SavedRepliesWire> {
  await lockReplies(tx, salonId);
  if ((await tx.$count(savedReplies, eq(savedReplies.salonId, salonId))) >= mostReplies) {
    throw new ApiError(409, 'wrong-state', { message: 'mostReplies' });
  }
  const row = { id: randomUUIDv7(), salonId, createdAt: new Date(time) };
  await tx.insert(savedReplies).values({ ...row, ...reply });
  return listReplies(tx, salonId);
}

/** @throws ApiError 404 for an unknown one, 412 where it was changed elsewhere */
export async function changeReply(
  tx: Database,
  salonId: string,
  seen: { id: string; revision: number },
  reply: SavedReplyRequest,
): Promise<SavedRepliesWire> {
  await lockReplies(tx, salonId);
  const isIt = and(eq(savedReplies.id, seen.id), eq(savedReplies.salonId, salonId));
  const [known] = await tx
    .select({ revision: savedReplies.revision })
    .from(savedReplies)
    .where(isIt);
  if (known === undefined) throw new ApiError(404, 'not-found');
  if (known.revision !== seen.revision) throw new ApiError(412, 'revision-changed');
  await tx
    .update(savedReplies)
    .set({ ...reply, revision: known.revision + 1 })
    .where(isIt);
  return listReplies(tx, salonId);
}

/** Removes it, unless it is gone already. */
export async function removeReply(
  tx: Database,
  salonId: string,
  id: string,
): Promise<SavedRepliesWire> {
  await tx
    .delete(savedReplies)
    .where(and(eq(savedReplies.id, id), eq(savedReplies.salonId, salonId)));
  return listReplies(tx, salonId);
}
