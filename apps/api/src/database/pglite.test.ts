import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { openPglite } from './pglite.ts';
import { customers, salons } from './schema/index.ts';

test('a folder whose first opening broke off is started again, and then keeps its rows', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'pglite.new'));
  writeFileSync(join(folder, 'pglite.new/PG_VERSION'), 'half written');

  const first = await openPglite(folder);
  expect(await first.db.$count(salons)).toBe(48);
  await first.db.insert(customers).values({ email: 'eleni@salonica.example', fullname: 'Eleni' });
  await first.close();
  expect(readdirSync(folder)).toEqual(['pglite']);

  const second = await openPglite(folder);
  expect(await second.db.$count(customers)).toBe(1);
  await second.close();
});
