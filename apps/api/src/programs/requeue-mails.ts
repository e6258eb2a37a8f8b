import * as v from 'valibot';
import { databaseUrlOf } from '../config.ts';
import { requeueable, requeueMails } from '../subjects/mails/requeue-mails.ts';
import { sweepMails } from '../subjects/mails/sweep-mails.ts';
import { openDatabase } from '../platform/open-database.ts';

// Sends dropped mails again: `requeue-mails tries-used`, or with the ids of single mails.
const inputSchema = v.tupleWithRest([v.picklist(requeueable)], v.pipe(v.string(), v.uuid()));
const input = v.safeParse(inputSchema, process.argv.slice(2));
if (!input.success) {
  process.stderr.write(`Usage: requeue-mails ${requeueable.join('|')} [id of a mail …]\n`);
  process.exit(1);
}
const [reason, ...ids] = input.output;
const database = await openDatabase(databaseUrlOf(process.env));
const count = await requeueMails(database.db, reason, ids, Date.now());
await sweepMails(database.db);
await database.close();
process.stdout.write(`${count} mails will be sent again.\n`);
