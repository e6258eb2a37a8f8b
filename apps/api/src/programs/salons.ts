import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { databaseUrlOf } from '../config.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/open-database.ts';
import { decideReport, listReports } from '../subjects/reviews/decide-report.ts';
import { approve, type Decision, refuse } from '../subjects/listing/decide.ts';
import {
  describeApplication,
  listApplications,
} from '../subjects/listing/describe-applications.ts';

const usage = `Usage:
  salons                                 lists the applications, open ones first
  salons show <id>                       shows all of one
  salons approve <id>                    makes it a salon; the applicant is its owner
  salons refuse <id> --reason "..."      refuses it; the applicant reads the reason
  salons reports                         lists reviews that salons reported
  salons keep <id>                       the reported review stays public
  salons hide <id>                       the reported review is no longer public
`;

const command = v.variant('name', [
  v.object({ name: v.literal('list') }),
  v.object({ name: v.literal('reports') }),
  v.object({
    name: v.picklist(['show', 'approve', 'keep', 'hide']),
    id: v.pipe(v.string(), v.uuid()),
  }),
  v.object({
    name: v.literal('refuse'),
    id: v.pipe(v.string(), v.uuid()),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  }),
]);

type Command = v.InferOutput<typeof command>;

/** What the operator typed; undefined where it is no command. */
function readCommand(): Command | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { reason: { type: 'string' } },
      allowPositionals: true,
    });
    const [name = 'list', id] = positionals;
    const read = v.safeParse(command, { name, id, reason: values.reason });
    return read.success && positionals.length <= 2 ? read.output : undefined;
  } catch {
    return undefined;
  }
}

const outcomes: Readonly<Record<Exclude<Decision['outcome'], 'approved'>, string>> = {
  refused: 'The application was refused, and the applicant is told.',
  unknown: 'There is no such application.',
  decided: 'This application was decided before.',
  unproved: 'The mailbox of the applicant has not answered yet: the owner has to be known.',
};

const decisions = {
  keep: 'The review stays public.',
  hide: 'The review is no longer public.',
};

function outcomeOf(decision: Decision): { text: string; isDone: boolean } {
  if (decision.outcome === 'approved') {
    return { text: `The salon is public: /salon/${decision.salonId}`, isDone: true };
  }
  return { text: outcomes[decision.outcome], isDone: decision.outcome === 'refused' };
}

async function execute(db: Database, wanted: Command): Promise<{ text: string; isDone: boolean }> {
  if (wanted.name === 'approve') return outcomeOf(await approve(db, wanted.id, Date.now()));
  if (wanted.name === 'refuse') {
    return outcomeOf(await refuse(db, wanted.id, wanted.reason, Date.now()));
  }
  if (wanted.name === 'reports') {
    const reports = await listReports(db);
    return { text: reports.join('\n') || 'There are no open reports.', isDone: true };
  }
  if (wanted.name === 'keep' || wanted.name === 'hide') {
    const isDone = await decideReport(db, wanted.id, wanted.name, Date.now());
    return { text: isDone ? decisions[wanted.name] : 'There is no such open report.', isDone };
  }
  const lines =
    wanted.name === 'list'
      ? await listApplications(db)
      : ((await describeApplication(db, wanted.id)) ?? [outcomes.unknown]);
  return {
    text: lines.length === 0 ? 'There are no applications.' : lines.join('\n'),
    isDone: true,
  };
}

const wanted = readCommand();
if (wanted === undefined) {
  process.stderr.write(usage);
  process.exit(1);
}
const database = await openDatabase(databaseUrlOf(process.env));
const { text, isDone } = await execute(database.db, wanted);
await database.close();
process.stdout.write(`${text}\n`);
process.exitCode = isDone ? 0 : 1;
