import type { CardBrand, WithdrawalMethod } from '@salonica/contract/v1';
import type { Hono } from 'hono';
import type { Database } from '../database/database.ts';

/** A card as its provider describes it; the number stays there. */
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
  /** The holder has to confirm it in the document at that path; then it is asked for again, with the same key. */
  | { status: 'needs-confirmation'; path: string };

export interface PayOutRequest {
  /** The same for every attempt at one pay-out. */
  id: string;
  minor: number;
  currency: string;
  method: WithdrawalMethod;
  requestedAt: Date;
}

/** A charge that succeeded. */
export interface Charge {
  id: string;
  customerId: string;
  minor: number;
  card: ProviderCard;
  at: Date;
}

/** Whom a provider forgets. */
export interface ForgetRequest {
  customerId: string;
  /** Tokens of the customer's cards. */
  tokens: readonly string[];
}

/** A charge was asked for with the key of another one. */
export class ChargeKeyReusedError extends Error {
  override name = 'ChargeKeyReusedError';
}

/**
 * Who takes money from cards and pays it out. Card numbers go from its own document in a frame to its own servers: the API
 * sees a token.
 */
export interface PaymentProvider {
  /** Path of the document with the card fields. */
  readonly cardFields: string;
  /** What the app may show in frames, as sources of a content security policy. */
  readonly frameSources: readonly string[];
  /** What the provider answers on this host itself; undefined for one elsewhere. */
  readonly pages?: Hono;
  /** Makes a card for the sample records of a preview, and answers with its token; undefined where cards are real. */
  readonly sampleCard?: (tx: Database, card: ProviderCard) => Promise<string>;
  /** What a token stands for; undefined where it stands for nothing. */
  card(token: string): Promise<ProviderCard | undefined>;
  /**
   * Takes money from a card, once for each key.
   *
   * @throws ChargeKeyReusedError where the key belongs to another charge
   */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /** Charges that succeeded since then. */
  charges(since: Date): Promise<readonly Charge[]>;
  /** Pays out, once for each id, and says how far it has come. */
  payOut(request: PayOutRequest): Promise<'pending' | 'completed' | 'rejected'>;
  /** Forgets the cards of a customer, and whose the charges were; again, it does nothing. */
  forget(request: ForgetRequest): Promise<void>;
}
