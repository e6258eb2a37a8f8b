import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { apiFile, apiFolder, describeApi } from '../../scripts/api.ts';
import { subpaths } from '../../scripts/paths.ts';

const hint =
  'If that is meant: run `npx -y pnpm@12.21.0 --filter @salonica/ui api:update`, ' +
  'read the difference, and add a changeset of the kind that docs/versioning.md names';

test.for(subpaths)('%s offers what was agreed on', (subpath) => {
  const file = apiFile(subpath);
  const agreed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(describeApi(subpath), `What consumers of ${subpath} see has changed. ${hint}`).toBe(
    agreed,
  );
});

test('no description is left of a subpath that is gone', () => {
  expect(readdirSync(apiFolder).toSorted()).toEqual(
    subpaths.map((subpath) => basename(apiFile(subpath))).toSorted(),
  );
});
