import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { hasCode } from '../../src/platform/http/error-code.ts';
import type { Measured } from '../api/measure.ts';

const run = promisify(execFile);

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** The output of `wrk --latency`. */
function readWrk(output: string): Measured {
  const find = (pattern: RegExp): RegExpExecArray => {
    const found = pattern.exec(output);
    if (found === null) throw new Error(`wrk said something else:\n${output}`);
    return found;
  };
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Not all were answered:\n${output}`);
  const time = (share: number) => {
    const [, value, unit = ''] = find(new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s|m)\\b`));
    return Number(value) * (milliseconds[unit] ?? Number.NaN);
  };
  return { rate: Number(find(/Requests\/sec:\s+([\d.]+)/)[1]), p50: time(50), p99: time(99) };
}

/**
 * Sends requests as fast as the server responds, with a program that uses less processor time than
 * the server.
 * @returns undefined where `wrk` is not installed
 */
export async function measureByWrk(
  url: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured | undefined> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const order = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency'];
  try {
    const { stdout } = await run('wrk', [...order, ...sent, url]);
    return readWrk(stdout);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
