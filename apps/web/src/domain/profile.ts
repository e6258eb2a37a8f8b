import type { AnswerOf } from './api.ts';

export { pictureMaxBytes, pictureTypes } from '@salonica/contract/v1/facts';

/** The customer's own profile. */
export type Profile = AnswerOf<'readProfile'>;

/** A requested address without confirmation. */
export type EmailChange = NonNullable<Profile['emailChange']>;

/** Totals of a customer's records. */
export type ProfileFigures = Profile['figures'];
