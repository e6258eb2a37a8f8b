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
  it('takes snapshots of every theme in every language at every width', () => {
    const wanted = ['light', 'dark'].flatMap((theme) =>
      languages.flatMap((language) =>
        ['w390', 'w1440'].map((viewport) => ({ theme, language, viewport })),
      ),
    );
    expect(Object.values(modes)).toHaveLength(wanted.length);
    expect(Object.values(modes)).toEqual(expect.arrayContaining(wanted));
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
