import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/**
 * Runs a program to completion.
 * @returns its standard output
 * @throws with its whole output, when it fails
 */
export async function run(
  cwd: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  try {
    const { stdout } = await exec(program, args, { cwd, env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`\`${program} ${args.join(' ')}\` failed:\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}
