import { conflictCodes, failureBodySchema } from '@salonica/contract/v1';
import * as v from 'valibot';
import type { ConflictCode, Failure } from '../../domain/failure.ts';
import { resolvePaths } from './resolve-paths.ts';

const isConflictCode = (code: string | undefined): code is ConflictCode =>
  conflictCodes.some((known) => known === code);

/** Only relevant fields are read: an older or foreign server may omit the others. */
const bodySchema = v.partial(failureBodySchema);

/** Seconds to wait if the server gave none. */
const defaultWait = 30;

/**
 * The failure of a response outside 200 to 299.
 * @param body - the parsed body, or undefined where it was no JSON
 * @param host - origin of the API host and its documents; empty for the page's own
 * @param retryAfter - the header of that name
 * @example failureOf(409, { code: 'slot-taken', message: 'Taken.' }, '')
 */
export function failureOf(
  status: number,
  body: unknown,
  host: string,
  retryAfter?: string | null,
): Failure {
  const parsed = v.safeParse(bodySchema, resolvePaths(body, host));
  const { message, fields, code, nearest, total, booking, confirmation, obstacles, block } =
    parsed.success ? parsed.output : {};
  const said = message === undefined || message.trim() === '' ? {} : { message: message.trim() };
  switch (status) {
    case 401:
      return { kind: code === 'account-deleted' ? code : 'unauthorized', ...said };
    case 403:
      return { kind: code === 'recent-sign-in' ? code : 'forbidden', ...said };
    case 404:
      return { kind: 'not-found', ...said };
    case 408:
      return { kind: 'timeout' };
    case 409:
      return {
        kind: 'conflict',
        ...said,
        ...(isConflictCode(code) ? { code } : {}),
        ...(total === undefined ? {} : { total }),
        ...(confirmation === undefined ? {} : { confirmation }),
        ...(booking === undefined ? {} : { booking }),
        ...(obstacles === undefined ? {} : { obstacles }),
        ...(nearest === undefined ? {} : { nearest }),
      };
    case 410:
      return { kind: 'gone', ...said };
    case 412:
      return {
        kind: 'stale',
        ...said,
        ...(booking === undefined ? {} : { booking }),
        ...(block === undefined ? {} : { block }),
      };
    case 400:
    case 413:
    case 422:
      return { kind: 'invalid', ...said, fields: fields ?? {} };
    case 429:
      return { kind: 'rate-limited', ...said, retryAfter: Number(retryAfter) || defaultWait };
    case 503:
      return { kind: 'unavailable', ...said };
    default:
      return { kind: 'server', ...said };
  }
}
