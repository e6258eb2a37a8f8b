import { rmSync } from 'node:fs';
import type { Children, Program } from '../stack/children.ts';
import { runWithChildren } from '../stack/run.ts';
import { type Part, parts, type Run } from './parts.ts';
import { namedResults, results } from './results.ts';
import { notOk, sum, type Tally } from './tally.ts';
import { runChanged } from './unchanged.ts';

interface Request {
  readonly names: readonly string[];
  /** Passed to the one part that was requested. */
  readonly extra: readonly string[];
}

function readArguments(args: readonly string[]): Request {
  const firstOther = args.findIndex((arg) => !parts.some(({ name }) => name === arg));
  const names = firstOther === -1 ? args : args.slice(0, firstOther);
  const rest = firstOther === -1 ? [] : args.slice(firstOther);
  const extra = rest[0] === '--' ? rest.slice(1) : rest;
  if (extra.length > 0 && names.length !== 1) {
    const known = parts.map(({ name }) => name).join(', ');
    throw new Error(`"${extra.join(' ')}" is not a part of the tests. The parts are: ${known}.`);
  }
  return { names, extra };
}

/** The requested parts, with those they depend on; all parts when none was named. */
function select(names: readonly string[]): readonly Part[] {
  if (names.length === 0) return parts;
  const wanted = new Set<string>();
  const want = (name: string): void => {
    wanted.add(name);
    for (const earlier of parts.find((part) => part.name === name)?.after ?? []) want(earlier);
  };
  names.forEach(want);
  return parts.filter(({ name }) => wanted.has(name));
}

/**
 * One more than there are cores: while a part waits for a process or a timer, another one can run.
 */
const slots = 3;

/** The result of a part that has ended, or could not start. */
interface Ended extends Tally {
  /** Undefined for a part that did not run. */
  readonly seconds: number | undefined;
}

/** Duration of parts and tests, longest first. */
function report(ended: ReadonlyMap<string, Ended>): string {
  const rows = [...ended].toSorted(([, a], [, b]) => (b.seconds ?? 0) - (a.seconds ?? 0));
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, ...cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('');
  const { slowest, flaky, failures } = sum(rows.map(([, tally]) => tally));
  return [
    line('part', 'seconds', 'passed', 'failed'),
    ...rows.map(([name, { seconds, passed, failed }]) =>
      line(name, seconds?.toFixed(0) ?? 'not run', String(passed), String(failed)),
    ),
    '',
    'slowest tests, in seconds',
    ...slowest.map(
      ({ milliseconds, name }) => `${(milliseconds / 1000).toFixed(1).padStart(6)}  ${name}`,
    ),
    ...(flaky.length === 0 ? [] : ['', 'passed at the second try', ...flaky]),
    ...(failures.length === 0 ? [] : ['', 'failed', ...failures]),
  ].join('\n');
}

/** Runs up to `slots` parts at a time, each after its dependencies; a part marked `alone` runs by itself. */
class Schedule {
  readonly #children: Children;
  readonly #request: Request;
  readonly #waiting: Part[];
  readonly #ended = new Map<string, Ended>();
  readonly #active = new Map<Part, Promise<void>>();

  constructor(children: Children, request: Request) {
    this.#children = children;
    this.#request = request;
    this.#waiting = [...select(request.names)];
  }

  async run(): Promise<Tally> {
    while (this.#waiting.length > 0 || this.#active.size > 0) {
      this.#startWhatCan();
      await Promise.race(this.#active.values());
    }
    if (this.#ended.size > 1) console.log(`\n${report(this.#ended)}`);
    return sum([...this.#ended.values()]);
  }

  #startWhatCan(): void {
    for (let part = this.#next(); part !== undefined; part = this.#next()) {
      const next = part;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      const isBlocked = next.after?.some((name) => (this.#ended.get(name)?.failed ?? 0) > 0);
      const work = isBlocked === true ? this.#skip(next) : this.#runPart(next);
      this.#active.set(
        next,
        work.finally(() => this.#active.delete(next)),
      );
    }
  }

  #next(): Part | undefined {
    const taken = [...this.#active.keys()];
    if (taken.length >= slots || taken.some(({ alone }) => alone === true)) return undefined;
    return this.#waiting.find(
      ({ after = [], alone = false }) =>
        after.every((name) => this.#ended.has(name)) && !(alone && taken.length > 0),
    );
  }

  /** A part that could not run has not passed. */
  async #skip(part: Part): Promise<void> {
    this.#ended.set(part.name, { ...notOk, seconds: undefined });
    console.log(`✗ ${part.name}: not run, because ${part.after?.join(' or ')} failed`);
  }

  /** A part that was named runs in any case. */
  async #tallyOf(part: Part, run: Run): Promise<Tally> {
    const { names, extra } = this.#request;
    if (names.includes(part.name)) {
      return part.run(run, { results: namedResults, extra: names.length === 1 ? extra : [] });
    }
    return part.always === true ? part.run(run, { results }) : runChanged(run, part);
  }

  async #runPart(part: Part): Promise<void> {
    const { name } = part;
    const isOnlyPart = this.#request.names.length === 1 && this.#request.names[0] === name;
    const began = Date.now();
    rmSync(this.#children.logFile(name), { force: true });
    if (!isOnlyPart) console.log(`  ${name}...`);
    const run: Run = (args, options) => {
      const program: Program = { name, args, ...options, output: isOnlyPart ? 'terminal' : 'log' };
      return this.#children.run(program);
    };
    const tally = await this.#tallyOf(part, run);
    const seconds = (Date.now() - began) / 1000;
    this.#ended.set(name, { ...tally, seconds });
    if (tally.failed > 0 && !isOnlyPart) console.log(`\n${this.#children.tail(name, 80)}\n`);
    const mark = tally.failed > 0 ? '✗' : '✓';
    console.log(
      `${mark} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds.toFixed(0)} s)`,
    );
  }
}

async function test(children: Children): Promise<number> {
  const began = Date.now();
  const request = readArguments(process.argv.slice(2));
  const { passed, failed } = await new Schedule(children, request).run();
  console.log(`\nFinished in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

await runWithChildren(test, 1);
