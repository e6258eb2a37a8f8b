import { databaseUrlOf } from '../config.ts';
import { openDatabase } from '../open-database.ts';

/** Opening updates the schema and the catalogue. */
const database = await openDatabase(databaseUrlOf(process.env));
await database.close();
process.stdout.write('The database holds the current catalogue.\n');
