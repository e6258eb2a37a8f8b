import type { Money } from '../../shared/money.ts';

/** Maximum size of a picture file, in bytes. */
export const pictureMaxBytes = 5 * 1024 * 1024;

/** Accepted file types of a picture. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Totals of a customer's records. */
export interface ProfileFigures {
  /** Past and upcoming visits. */
  readonly bookings: number;
  /** Saved salons. */
  readonly favorites: number;
  /** Cost of past visits. */
  readonly spent: Money;
  /** Mean of the customer's ratings; null before the first. */
  readonly rating: number | null;
}

/** A requested address without confirmation. */
export interface EmailChange {
  readonly email: string;
  /** Expiry of the link, in milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface Profile {
  /** Null until the customer enters one. */
  readonly name: string | null;
  /** Null for an account with a phone number only. */
  readonly email: string | null;
  /** Whether the mailbox of that address answered. */
  readonly isEmailVerified: boolean;
  readonly emailChange: EmailChange | null;
  /** Identifies the version of the picture; null without one. */
  readonly picture: string | null;
  readonly figures: ProfileFigures;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Called with the sent share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The signed-in customer's own profile. Rejects with a `ServiceError`. */
export interface ProfilePort {
  read(request: { readonly signal: AbortSignal }): Promise<Profile>;
  rename(name: string): Promise<void>;
  /**
   * Mails a link to the address, which takes effect once it is opened. Rejects with
   * `recent-sign-in` for an old session.
   */
  changeEmail(email: string): Promise<void>;
  cancelEmailChange(): Promise<void>;
  /** Mails another link that verifies the address; does nothing once it is verified. */
  sendVerification(): Promise<void>;
  /** Data URL of the picture. */
  picture(request: { readonly signal: AbortSignal }): Promise<string>;
  changePicture(file: Blob, options: UploadOptions): Promise<void>;
  removePicture(): Promise<void>;
}
