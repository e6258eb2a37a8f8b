import type { MessageKey } from './messages.ts';

/**
 * Messages for the reasons that the contract's rules of typed texts and phone numbers give. A
 * missing value is not among them, because its field may have a message of its own.
 */
const messages: Readonly<Record<string, MessageKey>> = {
  characters: 'charactersField',
  'too-long': 'longField',
  'phone-not-a-number': 'phoneField',
  'phone-unknown-country': 'phoneCountry',
  'phone-too-short': 'phoneShort',
  'phone-too-long': 'phoneLong',
};

const missing = ['empty', 'phone-empty'];

/** The message for a reason, or `undefined` for another issue. */
export const messageOfReason = (reason: string): MessageKey | undefined => messages[reason];

export const isMissing = (reason: string): boolean => missing.includes(reason);
