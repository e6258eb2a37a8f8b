import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../.storybook/environment.ts';
import { modes } from '../../.storybook/modes.ts';
import { bin } from '../stack/bin.ts';

const environment = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };

function run(...args: readonly string[]) {
  return spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: environment,
    cwd: '.storybook',
  });
}

const config = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as {
  readonly onlyChanged: boolean;
  readonly storybookBaseDir: string;
  readonly storybookBuildDir: string;
  readonly storybookConfigDir: string;
  readonly externals: readonly string[];
  readonly untraced: readonly string[];
};

const { scripts, wireit } = JSON.parse(readFileSync('.storybook/package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly wireit: { readonly build: { readonly command: string } };
};

describe('Chromatic', () => {
  it('takes snapshots of every pair of theme, language and width', () => {
    const factors = { theme: ['light', 'dark'], language: languages, viewport: ['w390', 'w1440'] };
    const values = Object.entries(factors).flatMap(([factor, all]) =>
      all.map((value) => ({ factor, value })),
    );
    const pairs = values.flatMap((one) =>
      values.filter(({ factor }) => factor > one.factor).map((other) => [one, other] as const),
    );
    const taken = Object.values(modes).map((mode): Readonly<Record<string, string>> => ({
      ...mode,
    }));
    const missing = pairs.filter(
      (pair) => !taken.some((mode) => pair.every(({ factor, value }) => mode[factor] === value)),
    );
    expect(pairs).toHaveLength(12);
    expect(missing).toEqual([]);
    expect(taken).toHaveLength(4);
  });

  it('accepts its settings', () => {
    const { stdout, stderr } = run(
      bin('chromatic', 'chromatic', '.storybook'),
      '--ci',
      '--skip-update-check',
      '--config-file',
      '../chromatic.config.json',
    );
    // It validates them before the token.
    expect(stdout + stderr).toContain('Missing project token');
  }, 60_000);

  it('tests only changed stories, and lists files that affect all of them', () => {
    expect(config.onlyChanged).toBe(true);
    const settings = join(config.storybookBaseDir, config.storybookConfigDir, 'main.ts');
    expect(existsSync(settings)).toBe(true);
    const patterns = [...config.externals, ...config.untraced];
    expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
    expect(wireit.build.command).toContain(`--output-dir ${config.storybookBuildDir} `);
  });

  it('gets the required history and list of modules', () => {
    const workflow = readFileSync('.github/workflows/chromatic.yml', 'utf8');
    expect(workflow).toMatch(/^ +fetch-depth: 0$/m);
    // The merge commit of a pull request is no ancestor of later commits.
    expect(workflow).not.toMatch(/^ +pull_request:/m);
    expect(wireit.build.command).toContain('--stats-json');
    expect(workflow).toMatch(/@salonica\/storybook build$/m);
    expect(workflow).toMatch(/@salonica\/storybook publish:chromatic$/m);
    expect(workflow).toContain('CHROMATIC_PROJECT_TOKEN: ${{ secrets.CHROMATIC_PROJECT_TOKEN }}');
  });
});

describe('publishing without a token', () => {
  it('prints one line with the missing token and where to find it, and fails', () => {
    const { status, stdout, stderr } = run('../scripts/chromatic/require-token.ts');
    expect(status).toBe(1);
    expect(scripts['publish:chromatic']).toMatch(
      /^node \.\.\/scripts\/chromatic\/require-token\.ts && chromatic /,
    );
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN');
    expect(stderr).toContain('https://www.chromatic.com');
  });
});
