import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fileBackend } from '../../../test/file-backend.ts';
import { salons } from '../../platform/database/schema/index.ts';
import { createMarketVocabulary } from './market-vocabulary.ts';
import { prepareSearch } from './prepare-search.ts';
import { salonCalls } from './testing/salon-calls.ts';

const server = fileBackend();
const { idsFor } = salonCalls(server);

const prepare = (stopping: AbortSignal) =>
  prepareSearch({
    db: server.db,
    vocabulary: createMarketVocabulary(server.db),
    log: (...line) => expect.fail(`No log was expected: ${JSON.stringify(line)}`),
    stopping,
  });

test('salons without terms are found by words once processes have prepared the search', async () => {
  const bare = ['09', '21'];
  await server.db.update(salons).set({ searchTerms: '' }).where(inArray(salons.id, bare));
  expect((await idsFor({ q: 'ροδι' }))[0]).not.toBe('09');
  expect(await idsFor({})).toContain('09');
  await Promise.all([prepare(AbortSignal.abort()), prepare(AbortSignal.abort())]);
  expect((await idsFor({ q: 'ροδι' }))[0]).not.toBe('09');
  const { signal } = new AbortController();
  await Promise.all([prepare(signal), prepare(signal), prepare(signal)]);
  expect((await idsFor({ q: 'ροδι' }))[0]).toBe('09');
  expect((await idsFor({ q: 'λευκος πυργος' }))[0]).toBe('21');
});

test('a salon without any word does not end the preparation', async () => {
  const mute = { name: '…', addressEn: '', addressEl: '', searchTerms: '', retiredAt: new Date() };
  await server.db.update(salons).set(mute).where(eq(salons.id, '48'));
  await server.db.transaction(async (tx) => {
    await tx.execute(`delete from salon_categories where salon_id = '48'`);
    await tx.execute(`update services set retired_at = now() where salon_id = '48'`);
    await tx.execute(`update barbers set retired_at = now() where salon_id = '48'`);
  });
  await prepare(new AbortController().signal);
  const [left] = await server.db.select().from(salons).where(eq(salons.searchTerms, ''));
  expect(left?.id).toBe('48');
});

test('words are read in parts, and callers of the same moment share a look', async () => {
  const vocabulary = createMarketVocabulary(server.db);
  const [first, second] = await Promise.all([vocabulary(), vocabulary()]);
  expect(first).toBe(second);
  expect(first.lexicon.written('ροδι')?.terms).toContain('n:Ρόδι');
});
