import type { CardBrand, WithdrawalMethod } from '@salonica/contract/v1';
import type { Hono } from 'hono';
import type { Database } from '../../platform/database/database.ts';

/** A card as its provider describes it, without the number. */
export interface ProviderCard {
  brand: CardBrand;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

export interface ChargeRequest {
  /** The same for every attempt at one charge. */
  key: string;
  customerId: string;
  /** Token of the card. */
  token: string;
  minor: number;
  currency: string;
}

export type ChargeResult =
  | { status: 'succeeded'; id: string }
  | { status: 'declined' }
  /**
   * The holder has to confirm it in the document at that path; then the charge is repeated with the
   * same key.
   */
  | { status: 'needs-confirmation'; path: string };

export interface PayOutRequest {
  /** The same for every attempt at one pay-out. */
  id: string;
  minor: number;
  currency: string;
  method: WithdrawalMethod;
  requestedAt: Date;
}

/** A successful charge of a customer's card. */
export interface Charge {
  id: string;
  customerId: string;
  minor: number;
  card: Pick<ProviderCard, 'brand' | 'lastFour'>;
  at: Date;
}

/** The customer whom a provider deletes. */
export interface ForgetRequest {
  customerId: string;
  /** Tokens of the customer's cards. */
  tokens: readonly string[];
}

/** The key belongs to another charge. */
export class ChargeKeyReusedError extends Error {
  override name = 'ChargeKeyReusedError';
}

/**
 * A payment provider for cards and pay-outs. Card numbers go from its own document in a frame to
 * its own servers: the API only receives a token.
 */
export interface PaymentProvider {
  /** Path of the document with the card fields. */
  readonly cardFields: string;
  /** Frame origins, as sources of a content security policy. */
  readonly frameSources: readonly string[];
  /** The provider's routes on this host; undefined for an external provider. */
  readonly pages?: Hono;
  /** Creates a card for sample records and returns its token; undefined where cards are real. */
  readonly sampleCard?: (tx: Database, card: ProviderCard) => Promise<string>;
  /** The card of a token; undefined for an unknown one. */
  card(token: string): Promise<ProviderCard | undefined>;
  /**
   * Charges a card, once for each key.
   * @throws ChargeKeyReusedError where the key belongs to another charge
   */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /** The state of a charge by its key; undefined where nothing was charged with it. */
  findCharge(key: string): Promise<ChargeResult | undefined>;
  /**
   * Ends a charge that has not succeeded: its key charges nothing from then on.
   * @returns its final state: a charge that has succeeded stays so
   */
  cancelCharge(request: ChargeRequest): Promise<ChargeResult>;
  /** Ids of successful charges between two instants. */
  charges(since: Date, until: Date): Promise<readonly string[]>;
  /** Pays out, once for each id, and returns the state. */
  payOut(request: PayOutRequest): Promise<'pending' | 'completed' | 'rejected'>;
  /** Deletes the cards of a customer and the name on charges; idempotent. */
  forget(request: ForgetRequest): Promise<void>;
}
