import type { ResponseOf } from './api.ts';

export { pictureMaxBytes, pictureTypes } from '@salonica/contract/v1/facts';

/** The customer's own profile. */
export type Profile = ResponseOf<'readProfile'>;

/** A requested address without confirmation. */
export type EmailChange = NonNullable<Profile['emailChange']>;

/** Totals of a customer's records. */
export type ProfileFigures = Profile['figures'];
