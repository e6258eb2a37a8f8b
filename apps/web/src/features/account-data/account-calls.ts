import type { DeletionTerms } from '../../domain/account-data.ts';
import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';

/** A file for the customer. */
export interface AccountFile {
  readonly name: string;
  /** JSON. */
  readonly text: string;
}

/** All data about the customer. */
export async function readAccountFile(api: Pick<Api, 'downloadAccountData'>): Promise<AccountFile> {
  const data = await api.downloadAccountData();
  const day = data.createdAt.slice(0, 'YYYY-MM-DD'.length);
  return { name: `salonica-${day}.json`, text: JSON.stringify(data, undefined, 2) };
}

const isDeleted = (error: unknown) =>
  error instanceof ServiceError && error.failure.kind === 'account-deleted';

/**
 * Deletes the account and its records. Rejects with `recent-sign-in`, or with the conflict
 * `balance-left` or `withdrawal-pending`; idempotent.
 */
export async function deleteAccount(
  api: Pick<Api, 'deleteAccount'>,
  terms: DeletionTerms,
): Promise<void> {
  try {
    await api.deleteAccount({ body: terms });
  } catch (error) {
    // The response of an earlier attempt was lost.
    if (!isDeleted(error)) throw error;
  }
}
