/** A saved salon, with what its card says. Numbers nobody gave are null. */
export interface FavoriteSalon {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly topRated: boolean;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  /** Miles. */
  readonly distance: number | null;
  readonly priceRange: string;
  /** Addresses of the picture by day and by night. */
  readonly picture: { readonly day: string; readonly night: string } | null;
  /** Names of services, the most wanted first. */
  readonly services: readonly string[];
}

export interface FavoritesRequest {
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Salons of the signed-in customer. Rejections are failures of the network or the server. */
export interface FavoritesPort {
  ids(): Promise<readonly string[]>;
  /** The newest first. */
  list(request: FavoritesRequest): Promise<readonly FavoriteSalon[]>;
  /** Adding what is there already changes nothing. */
  add(salonId: string): Promise<void>;
  /** Removing what is not there changes nothing. */
  remove(salonId: string): Promise<void>;
}
