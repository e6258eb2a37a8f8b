import type { Money } from '../../shared/money.ts';

/** Longest name, in characters. */
export const nameMaxLength = 120;

/** Largest file of a picture, in bytes. */
export const pictureMaxBytes = 5 * 1024 * 1024;

/** Types of files that a picture is made from. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What a customer's records come to. */
export interface ProfileFigures {
  /** Visits that are over or to come. */
  readonly bookings: number;
  /** Saved salons. */
  readonly favorites: number;
  /** What visits that took place cost. */
  readonly spent: Money;
  /** Mean of the stars that the customer gave; null before the first. */
  readonly rating: number | null;
}

/** An address that was asked for; its owner has yet to open a link. */
export interface EmailChange {
  readonly email: string;
  /** When the link ends, in RFC 3339. */
  readonly expiresAt: string;
}

export interface Profile {
  /** Null until the customer enters one. */
  readonly name: string | null;
  /** Null for an account with a phone number only. */
  readonly email: string | null;
  readonly emailChange: EmailChange | null;
  /** Names the state of the picture; null without one. */
  readonly picture: string | null;
  readonly figures: ProfileFigures;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Told how much is sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The signed-in customer's own profile. Rejections are failures of the network or the server. */
export interface ProfilePort {
  read(request: { readonly signal: AbortSignal }): Promise<Profile>;
  rename(name: string): Promise<void>;
  /** Mails a link to the address; it counts once that is opened. Rejects with `recent-sign-in` where the sign-in is a while ago. */
  changeEmail(email: string): Promise<void>;
  cancelEmailChange(): Promise<void>;
  /** Address of the picture, which holds all of it. */
  picture(request: { readonly signal: AbortSignal }): Promise<string>;
  changePicture(file: Blob, options: UploadOptions): Promise<void>;
  removePicture(): Promise<void>;
}
