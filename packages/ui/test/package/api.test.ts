import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeApi } from '../../scripts/api.ts';
import { factFile, subpaths } from '../../scripts/paths.ts';

const hint =
  'If that is meant: run `npx -y pnpm@12.21.0 --filter @salonica/ui api:update`, ' +
  'read the difference, and add a changeset of the kind that docs/versioning.md names';

test.for(subpaths)('%s has the accepted API', (subpath) => {
  const file = factFile(subpath, 'api.txt');
  const agreed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(describeApi(subpath), `What consumers of ${subpath} see has changed. ${hint}`).toBe(
    agreed,
  );
});
