import { ServiceError } from './failure.ts';

/**
 * The answer of a call, or the other value where its subject does not exist.
 * @example const salon = await unlessNotFound(api.readSalon({ id }), null);
 */
export async function unlessNotFound<Result, Other>(
  answer: Promise<Result>,
  other: Other,
): Promise<Result | Other> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ServiceError && error.failure.kind === 'not-found') return other;
    throw error;
  }
}
