export const addressTypes = ['home', 'work', 'other'] as const;

export type AddressType = (typeof addressTypes)[number];

/** The customer's input. */
export interface AddressDetails {
  readonly type: AddressType;
  /** The customer's label, such as "Home". */
  readonly name: string;
  /** Street and number. */
  readonly address: string;
  readonly city: string;
}

export interface SavedAddress extends AddressDetails {
  readonly id: string;
  /** Used unless another is chosen; exactly one, if there are any. */
  readonly isDefault: boolean;
}

export interface AddressesRequest {
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Addresses of the signed-in customer. Rejects with a `ServiceError`. */
export interface AddressesPort {
  /** The default first, then in the order in which they were added. */
  list(request: AddressesRequest): Promise<readonly SavedAddress[]>;
  /** The same key again returns the existing address. */
  add(details: AddressDetails, isDefault: boolean, idempotencyKey: string): Promise<SavedAddress>;
  change(id: string, details: AddressDetails, isDefault: boolean): Promise<void>;
  /** Returns the data to restore it. Another one becomes the default. */
  remove(id: string): Promise<SavedAddress>;
  /** Idempotent. */
  restore(address: SavedAddress): Promise<void>;
}
