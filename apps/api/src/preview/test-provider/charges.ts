import { randomUUID } from 'node:crypto';
import { cardBrands } from '@salonica/contract/v1';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { testCards, testCharges } from '../../platform/database/schema/index.ts';
import {
  ChargeKeyReusedError,
  type ChargeRequest,
  type ChargeResult,
  type ProviderCard,
} from '../../subjects/payments/payment-provider.ts';
import { pagePaths } from './paths.ts';
import { type CardBehavior, isExpired } from './test-cards.ts';

type CardRow = typeof testCards.$inferSelect;
type ChargeRow = typeof testCharges.$inferSelect;

export function cardOf({ brand, lastFour, expiryMonth, expiryYear }: CardRow): ProviderCard {
  const known = cardBrands.find((one) => one === brand);
  if (known === undefined) throw new Error(`No card is a "${brand}".`);
  return { brand: known, lastFour, expiryMonth, expiryYear };
}

export async function findCard(db: Database, token: string): Promise<CardRow | undefined> {
  const [row] = await db.select().from(testCards).where(eq(testCards.token, token));
  return row;
}

/** Stores a card under a random token. */
export async function keepCard(
  db: Database,
  card: ProviderCard,
  behavior: CardBehavior,
): Promise<string> {
  const token = `test-card-${randomUUID()}`;
  await db.insert(testCards).values({ ...card, token, behavior });
  return token;
}

/** Charges a test card, once for each key; no money moves. */
export async function charge(
  db: Database,
  request: ChargeRequest,
  now: number,
): Promise<ChargeResult> {
  const { key, token } = request;
  const [known] = await db.select().from(testCharges).where(eq(testCharges.key, key));
  if (known !== undefined) return continueCharge(db, known, request);
  const card = await findCard(db, token);
  if (card === undefined || card.behavior === 'declined') return { status: 'declined' };
  if (isExpired({ month: card.expiryMonth, year: card.expiryYear }, now)) {
    return { status: 'declined' };
  }
  const status = card.behavior === 'confirmed' ? 'unconfirmed' : 'succeeded';
  const made = await db
    .insert(testCharges)
    .values({ ...request, id: `test-charge-${randomUUID()}`, status, at: new Date(now) })
    .onConflictDoNothing({ target: testCharges.key })
    .returning();
  const row =
    made[0] ?? (await db.select().from(testCharges).where(eq(testCharges.key, key))).at(0);
  if (row === undefined) throw new Error('The charge was not stored.');
  return continueCharge(db, row, request);
}

async function continueCharge(
  db: Database,
  known: ChargeRow,
  { customerId, token, minor, currency }: Omit<ChargeRequest, 'key'>,
): Promise<ChargeResult> {
  const isSame =
    known.customerId === customerId &&
    known.token === token &&
    known.minor === minor &&
    known.currency === currency;
  if (!isSame) throw new ChargeKeyReusedError();
  switch (known.status) {
    case 'succeeded':
      return { status: 'succeeded', id: known.id };
    case 'confirmed':
      await db.update(testCharges).set({ status: 'succeeded' }).where(eq(testCharges.id, known.id));
      return { status: 'succeeded', id: known.id };
    case 'unconfirmed':
      return { status: 'needs-confirmation', path: `${pagePaths.confirmations}/${known.id}` };
    default:
      return { status: 'declined' };
  }
}

/** The state of a charge; undefined where the key was never used. */
export async function findCharge(db: Database, key: string): Promise<ChargeResult | undefined> {
  const [known] = await db.select().from(testCharges).where(eq(testCharges.key, key));
  return known && continueCharge(db, known, known);
}

/** Refuses a charge unless it has succeeded, also one that has not begun. */
export async function cancelCharge(
  db: Database,
  request: ChargeRequest,
  now: number,
): Promise<ChargeResult> {
  const [row] = await db
    .insert(testCharges)
    .values({
      ...request,
      id: `test-charge-${randomUUID()}`,
      status: 'refused',
      at: new Date(now),
    })
    .onConflictDoUpdate({
      target: testCharges.key,
      set: {
        status: sql`case when ${testCharges.status} = 'unconfirmed' then 'refused' else ${testCharges.status} end`,
      },
    })
    .returning();
  if (row === undefined) throw new Error('The charge was not stored.');
  return continueCharge(db, row, request);
}

/** Ids of successful charges between two instants. */
export async function succeededCharges(db: Database, since: Date, until: Date): Promise<string[]> {
  const rows = await db
    .select({ id: testCharges.id })
    .from(testCharges)
    .where(
      and(
        eq(testCharges.status, 'succeeded'),
        gte(testCharges.at, since),
        lt(testCharges.at, until),
      ),
    );
  return rows.map(({ id }) => id);
}

/** A charge that needs confirmation, with its card. */
export async function unconfirmedCharge(db: Database, id: string) {
  const [row] = await db
    .select({
      minor: testCharges.minor,
      currency: testCharges.currency,
      lastFour: testCards.lastFour,
    })
    .from(testCharges)
    .innerJoin(testCards, eq(testCards.token, testCharges.token))
    .where(and(eq(testCharges.id, id), eq(testCharges.status, 'unconfirmed')));
  return row;
}

/** @returns false where it no longer needs confirmation */
export async function answerCharge(
  db: Database,
  id: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const changed = await db
    .update(testCharges)
    .set({ status: isConfirmed ? 'confirmed' : 'refused' })
    .where(and(eq(testCharges.id, id), eq(testCharges.status, 'unconfirmed')))
    .returning({ id: testCharges.id });
  return changed.length > 0;
}
