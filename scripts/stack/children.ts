import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const followParent = join(import.meta.dirname, 'follow-parent.ts');

export interface Program {
  readonly name: string;
  /** Arguments for Node: its options, the file, the arguments of the program. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Where its output goes: appended to a log file of its name, or to the terminal. */
  readonly output?: 'log' | 'terminal';
  /** Other programs use it until they end, so it is stopped after them. */
  readonly stopsLast?: boolean;
}

interface Running {
  readonly program: Program;
  readonly process: ChildProcess;
  readonly ended: Promise<void>;
}

function signalGroup({ process: child }: Running, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    // The child leads a process group, so that its own children end with it.
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}

/**
 * Runs Node programs and ends them: none outlives this process, and an ended server is reported.
 */
export class Children {
  readonly #running = new Set<Running>();
  readonly #logs: string;
  readonly #timeoutMs: number;
  #stopping: Promise<void> | undefined;
  #fail: (failure: Error) => void = () => {};

  /** Rejects when a server ends unexpectedly. */
  readonly failure = new Promise<never>((_, reject) => {
    this.#fail = reject;
  });

  /** @param timeoutMs - milliseconds for a child to stop by itself */
  constructor(logs: string, timeoutMs = 5000) {
    this.#logs = logs;
    this.#timeoutMs = timeoutMs;
    mkdirSync(logs, { recursive: true });
    this.failure.catch(() => {});
  }

  logFile(name: string): string {
    return resolve(this.#logs, `${name.replaceAll(' ', '-')}.log`);
  }

  /** The last lines of a program's log. */
  tail(name: string, lines = 30): string {
    return readFileSync(this.logFile(name), 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  }

  /**
   * Starts a program that runs until it is stopped.
   *
   * @returns the first message that it sends to this process, if it ever does
   */
  serve(program: Program): Promise<unknown> {
    rmSync(this.logFile(program.name), { force: true });
    const running = this.#spawn(program);
    void running.ended.then(() => {
      if (this.#stopping === undefined) this.#fail(this.#describe(program, running.process));
    });
    return new Promise((resolve) => {
      running.process.once('message', resolve);
    });
  }

  /** Runs a program to completion; resolves with its exit code. */
  async run(program: Program): Promise<number> {
    const { process: child, ended } = this.#spawn(program);
    await ended;
    return child.exitCode ?? 1;
  }

  #spawn(program: Program): Running {
    const { name, args, env, cwd, output = 'log' } = program;
    if (this.#stopping !== undefined) throw new Error(`Stopping: ${name} does not start any more.`);
    const target = output === 'terminal' ? 'inherit' : openSync(this.logFile(name), 'a');
    const child = spawn(process.execPath, ['--import', followParent, ...args], {
      cwd,
      env: { ...process.env, ...env, SALONICA_PARENT: String(process.pid) },
      stdio: ['ignore', target, target, 'ipc'],
      detached: true,
    });
    if (typeof target === 'number') closeSync(target);
    const ended = new Promise<void>((done) => {
      child.once('error', () => done());
      child.once('exit', () => done());
    });
    const running: Running = { program, process: child, ended };
    this.#running.add(running);
    void ended.then(() => {
      this.#running.delete(running);
      // A child may leave processes in the group, however it ended.
      signalGroup(running, 'SIGKILL');
    });
    return running;
  }

  #describe({ name, output }: Program, { exitCode, signalCode }: ChildProcess): Error {
    const how = exitCode === null ? `by ${signalCode ?? 'an error'}` : `with code ${exitCode}`;
    const log = output === 'terminal' ? '' : `\n${this.tail(name)}`;
    return new Error(`The ${name} ended ${how}.${log}`);
  }

  /** Stops every child, those used by others last, and kills those that exceed the timeout. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<void> {
    const running = [...this.#running];
    await this.#end(running.filter(({ program }) => program.stopsLast !== true));
    await this.#end(running.filter(({ program }) => program.stopsLast === true));
  }

  async #end(running: readonly Running[]): Promise<void> {
    for (const child of running) signalGroup(child, 'SIGTERM');
    const timer = setTimeout(() => {
      for (const child of running) signalGroup(child, 'SIGKILL');
    }, this.#timeoutMs);
    await Promise.all(running.map(({ ended }) => ended));
    clearTimeout(timer);
  }

  /** Last resort while this process exits: nothing can be awaited any more. */
  killNow(): void {
    for (const child of this.#running) signalGroup(child, 'SIGKILL');
  }
}
