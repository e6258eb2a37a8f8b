import * as v from 'valibot';
import { databaseUrlOf } from '../config.ts';
import { openDatabase } from '../platform/open-database.ts';
import { makeOwner } from '../subjects/desk/make-owner.ts';

// Makes the first owner of a salon: `make-owner <id of the salon> <e-mail of an account>`.
const input = v.safeParse(
  v.tuple([v.string(), v.pipe(v.string(), v.email())]),
  process.argv.slice(2),
);
if (!input.success) {
  process.stderr.write('Usage: make-owner <id of the salon> <e-mail of an account>\n');
  process.exit(1);
}
const [salonId, email] = input.output;
const database = await openDatabase(databaseUrlOf(process.env));
const result = await makeOwner(database.db, salonId, email, Date.now());
await database.close();
const texts = {
  made: `${email} is an owner of salon ${salonId}.`,
  'unknown-salon': `There is no salon ${salonId}.`,
  'unknown-account': `No account has the address ${email}, or its mailbox has not answered yet.`,
};
process.stdout.write(`${texts[result]}\n`);
process.exitCode = result === 'made' ? 0 : 1;
