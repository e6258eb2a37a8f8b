import { findText } from './input.ts';

/** PostgreSQL quotes the value that it could not read. */
const quoted = /: "(.*)"$/s;

/**
 * The field whose value PostgreSQL refused, with dots between its parts.
 * @param input - what was read from the request
 * @returns undefined where the message names none, or a value of our own
 */
export function refusedField(error: Error, input: unknown): string | undefined {
  const value = quoted.exec(error.message)?.[1];
  if (value === undefined) {
    return error.cause instanceof Error ? refusedField(error.cause, input) : undefined;
  }
  const path = findText(input, (text) => text === value);
  // Without the part of the request: fields of bodies and parameters have one name space.
  return path?.split('.').slice(1).join('.');
}
