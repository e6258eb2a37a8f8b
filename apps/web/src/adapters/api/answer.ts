import * as v from 'valibot';
import { ServiceError } from '../../domain/failure.ts';

/**
 * The validated response of a call; an invalid one counts as a server failure.
 * @example const { booking } = answerOf(bookingResponseSchema, await client.get(call));
 */
export function answerOf<Output>(
  schema: v.GenericSchema<unknown, Output>,
  answer: unknown,
): Output {
  const parsed = v.safeParse(schema, answer);
  if (parsed.success) return parsed.output;
  throw new ServiceError({ kind: 'server' }, { cause: new v.ValiError(parsed.issues) });
}
