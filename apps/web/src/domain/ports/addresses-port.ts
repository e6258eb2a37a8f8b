export const addressTypes = ['home', 'work', 'other'] as const;

export type AddressType = (typeof addressTypes)[number];

/** What a customer types. */
export interface AddressDetails {
  readonly type: AddressType;
  /** What the customer calls it, such as "Home". */
  readonly name: string;
  /** Street and number. */
  readonly address: string;
  readonly city: string;
}

export interface SavedAddress extends AddressDetails {
  readonly id: string;
  /** The one that is used unless another is chosen; exactly one of them, where there are any. */
  readonly isDefault: boolean;
}

export interface AddressesRequest {
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Addresses of the signed-in customer. Rejections are failures of the network or the server. */
export interface AddressesPort {
  /** The default first, then in the order in which they were added. */
  list(request: AddressesRequest): Promise<readonly SavedAddress[]>;
  /** The same key again answers with the address that is there already. */
  add(details: AddressDetails, isDefault: boolean, idempotencyKey: string): Promise<SavedAddress>;
  change(id: string, details: AddressDetails, isDefault: boolean): Promise<void>;
  /** Answers with what brings it back. Another one takes its place as the default. */
  remove(id: string): Promise<SavedAddress>;
  /** Restoring an existing address changes nothing. */
  restore(address: SavedAddress): Promise<void>;
}
