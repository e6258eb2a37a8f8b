import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema/index.ts';
import { transact } from '../database/transact.ts';
import type { Actor } from '../identity/actor.ts';
import { ApiError } from './api-error.ts';
import type { ServiceOptions } from './service-options.ts';
import { idempotencyKey } from './write-headers.ts';

/** How long an answer is given again. */
const keptFor = 72 * 60 * 60 * 1000;

/** What a write answers where it succeeds; a refusal is thrown, and leaves nothing behind. */
export interface WriteAnswer {
  /** @default 200 */
  status?: 200 | 201;
  body: object;
}

/**
 * Runs a write in one transaction, once for each `Idempotency-Key` of an actor. Another attempt at the same write waits
 * for the first and gets its answer; a refused write may be attempted again.
 *
 * @throws ApiError 409 where the key belongs to another write that succeeded
 */
export async function once(
  { db, now }: Pick<ServiceOptions, 'db' | 'now'>,
  c: Context,
  actor: Actor,
  run: (tx: Database) => Promise<WriteAnswer>,
): Promise<Response> {
  const key = { actor: actorText(actor), key: idempotencyKey(c) };
  const request = await requestOf(c);
  const isMine = and(eq(idempotencyKeys.actor, key.actor), eq(idempotencyKeys.key, key.key));

  const { status = 200, body } = await transact(db, async (tx): Promise<WriteAnswer> => {
    const time = now();
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ ...key, ...request, expiresAt: new Date(time + keptFor) })
      .onConflictDoUpdate({
        target: [idempotencyKeys.actor, idempotencyKeys.key],
        set: { ...request, expiresAt: new Date(time + keptFor), status: null, body: null },
        setWhere: lte(idempotencyKeys.expiresAt, new Date(time)),
      })
      .returning({ key: idempotencyKeys.key });
    if (claimed === undefined) return replay(tx, isMine, request);
    const answer = await run(tx);
    await tx
      .update(idempotencyKeys)
      .set({ status: answer.status ?? 200, body: answer.body })
      .where(isMine);
    return answer;
  });
  c.header('Cache-Control', 'no-store');
  return c.json(body, status);
}

async function replay(
  tx: Database,
  isMine: ReturnType<typeof and>,
  request: { route: string; requestHash: string },
): Promise<WriteAnswer> {
  const [known] = await tx.select().from(idempotencyKeys).where(isMine);
  if (known?.requestHash !== request.requestHash || known.route !== request.route) {
    throw new ApiError(409, 'key-reused');
  }
  return { status: known.status === 201 ? 201 : 200, body: known.body ?? {} };
}

/** `customer:<id>` or `guest:<id>`. */
export const actorText = ({ kind, id }: Actor): string => `${kind}:${id}`;

async function requestOf(c: Context): Promise<{ route: string; requestHash: string }> {
  const hash = createHash('sha256')
    .update(`${c.req.header('If-Match') ?? ''}\n`)
    .update(await c.req.text());
  return { route: `${c.req.method} ${c.req.path}`, requestHash: hash.digest('base64url') };
}
