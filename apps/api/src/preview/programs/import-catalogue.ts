import { parseArgs } from 'node:util';
import { databaseUrlOf } from '../../config.ts';
import { ConfigError } from '../../platform/environment.ts';
import { openDatabase } from '../../platform/open-database.ts';
import { importCatalogue, type ImportReport } from '../seed/import-catalogue.ts';

// Imports the built-in catalogue into the database of `DATABASE_URL`, whose schema it updates first.
try {
  const { values } = parseArgs({ options: { overwrite: { type: 'boolean', default: false } } });
  const database = await openDatabase(databaseUrlOf(process.env));
  const report = await importCatalogue(database.db, { overwrites: values.overwrite });
  await database.close();
  process.stdout.write(`${textOf(report)}\n`);
  process.exitCode = report.outcome === 'refused' ? 1 : 0;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function textOf({ outcome, differences }: ImportReport): string {
  if (outcome === 'current') {
    return 'The database holds the built-in catalogue; nothing was changed.';
  }
  const heads = {
    imported: 'Imported the built-in catalogue:',
    overwritten: 'Restored the built-in catalogue:',
    refused: 'The database differs from the built-in catalogue:',
  };
  const lines = differences.map(
    ({ table, missing, changed }) => `  ${table}: ${missing} missing, ${changed} changed`,
  );
  const end =
    outcome === 'refused'
      ? ['Nothing was changed. --overwrite restores the built-in rows and leaves all others.']
      : [];
  return [heads[outcome], ...lines, ...end].join('\n');
}
