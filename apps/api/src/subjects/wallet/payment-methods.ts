import {
  cardBrands,
  type NewPaymentMethod,
  type PaymentMethodChange,
  type PaymentMethodWire,
} from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { defaultRules, found } from '../customers/default-rules.ts';
import { lockCustomer } from '../customers/lock-customer.ts';
import type { Database } from '../../platform/database/database.ts';
import { paymentMethods } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ProviderCard } from '../payments/payment-provider.ts';
import { notifyWallet } from './notify-wallet.ts';

export type MethodRow = typeof paymentMethods.$inferSelect;

function methodWire(row: MethodRow): PaymentMethodWire {
  return {
    id: row.id,
    brand: cardOf(row).brand,
    lastFour: row.lastFour,
    expiry: { month: row.expiryMonth, year: row.expiryYear },
    isDefault: row.isDefault,
  };
}

/** The description of the card. */
export function cardOf({ brand, lastFour, expiryMonth, expiryYear }: MethodRow): ProviderCard {
  const known = cardBrands.find((one) => one === brand);
  if (known === undefined) throw new Error(`No card is a "${brand}".`);
  return { brand: known, lastFour, expiryMonth, expiryYear };
}

const rules = defaultRules(paymentMethods);

/** The default first, then in the order in which they were added. */
export async function listMethods(db: Database, customerId: string): Promise<PaymentMethodWire[]> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(rules.kept(customerId))
    .orderBy(...rules.order);
  return rows.map(methodWire);
}

/** @throws ApiError 404 for an unknown, a deleted and another customer's payment method */
export async function requireMethod(
  db: Database,
  customerId: string,
  id: string,
): Promise<MethodRow> {
  const row = await own(db, customerId, id);
  if (row.deletedAt !== null) throw new ApiError(404, 'not-found');
  return row;
}

/** Changes of one customer's payment methods; each runs in a transaction and leaves exactly one default, where there are any. */
export const paymentBook = {
  /** @throws ApiError 422 for a card that an account already has */
  async add(
    tx: Database,
    customerId: string,
    { token, isDefault: wanted }: NewPaymentMethod,
    card: ProviderCard,
    at: Date,
  ): Promise<PaymentMethodWire> {
    await lockCustomer(tx, customerId);
    const isDefault = await rules.isDefault(tx, customerId, wanted);
    if (isDefault) await rules.clear(tx, customerId);
    const [row] = await tx
      .insert(paymentMethods)
      .values({ ...card, customerId, providerRef: token, isDefault, createdAt: at })
      .onConflictDoNothing({ target: paymentMethods.providerRef })
      .returning();
    if (row === undefined) throw new ApiError(422, 'invalid', { fields: { token: 'otherField' } });
    await notifyWallet(tx, customerId);
    return methodWire(row);
  },

  /** The default changes only when another one replaces it. */
  async change(
    tx: Database,
    customerId: string,
    id: string,
    { expiry, isDefault: wanted = false }: PaymentMethodChange,
  ): Promise<PaymentMethodWire> {
    await lockCustomer(tx, customerId);
    const known = await requireMethod(tx, customerId, id);
    const isDefault = wanted || known.isDefault;
    if (isDefault && !known.isDefault) await rules.clear(tx, customerId);
    return update(tx, known, {
      isDefault,
      ...(expiry === undefined ? {} : { expiryMonth: expiry.month, expiryYear: expiry.year }),
    });
  },

  /** The oldest remaining one replaces the default. Deleted ones stay deleted. */
  async remove(
    tx: Database,
    customerId: string,
    id: string,
    now: Date,
  ): Promise<PaymentMethodWire> {
    await lockCustomer(tx, customerId);
    const known = await own(tx, customerId, id);
    if (known.deletedAt !== null) return methodWire(known);
    const removed = await update(tx, known, { deletedAt: now });
    if (known.isDefault) await rules.passOn(tx, customerId);
    return removed;
  },

  /** Restores a payment method, as the default where it was the default. */
  async restore(tx: Database, customerId: string, id: string): Promise<PaymentMethodWire> {
    await lockCustomer(tx, customerId);
    const known = await own(tx, customerId, id);
    if (known.deletedAt === null) return methodWire(known);
    const isDefault = await rules.isDefault(tx, customerId, known.isDefault);
    if (isDefault) await rules.clear(tx, customerId);
    return update(tx, known, { deletedAt: null, isDefault });
  },
};

const own = async (db: Database, customerId: string, id: string): Promise<MethodRow> =>
  found(await db.select().from(paymentMethods).where(rules.isOwn(customerId, id)));

async function update(
  tx: Database,
  { id, customerId }: MethodRow,
  values: Partial<typeof paymentMethods.$inferInsert>,
): Promise<PaymentMethodWire> {
  const [row] = await tx
    .update(paymentMethods)
    .set(values)
    .where(eq(paymentMethods.id, id))
    .returning();
  if (row === undefined) throw new Error('The payment method was not stored.');
  await notifyWallet(tx, customerId);
  return methodWire(row);
}
