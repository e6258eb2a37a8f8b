import { expect, it } from 'vitest';
import { ServiceError } from '../../domain/failure.ts';
import { deleteAccount, readAccountFile } from './account-calls.ts';

const terms = { forfeits: null, leavesPending: false };

it('names the file after its day, with all records as text', async () => {
  const data = { schemaVersion: 1, createdAt: '2027-03-01T09:00:00Z', records: { profile: [] } };
  const { name, text } = await readAccountFile({
    downloadAccountData: async () => ({ ...data, schemaVersion: 1 }),
  });
  expect(name).toBe('salonica-2027-03-01.json');
  expect(JSON.parse(text)).toEqual(data);
});

it('counts an account that was deleted before as deleted', async () => {
  const again = async () => Promise.reject(new ServiceError({ kind: 'account-deleted' }));
  await expect(deleteAccount({ deleteAccount: again }, terms)).resolves.toBeUndefined();
});

it('reports why an account was not deleted', async () => {
  const error = new ServiceError({ kind: 'recent-sign-in' });
  const refuse = async () => Promise.reject(error);
  await expect(deleteAccount({ deleteAccount: refuse }, terms)).rejects.toBe(error);
});
