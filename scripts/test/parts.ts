import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bin } from '../stack/bin.ts';
import { workspaces } from '../workspaces.mjs';
import { tested } from './folders.ts';
import { fileName, provingParts } from './results.ts';
import { type Tally, notOk, ok, sum, tallyPlaywright, tallyVitest } from './tally.ts';

/** Runs one Node program to its end; its output joins that of the part. */
export type Run = (
  args: readonly string[],
  options?: { cwd?: string; env?: Readonly<Record<string, string>> },
) => Promise<number>;

interface RunOptions {
  /** The folder for reports. */
  readonly results: string;
  /** Arguments for the program that tests. */
  readonly extra?: readonly string[];
  /** Of a part with folders, those to test. @default all */
  readonly folders?: readonly string[] | undefined;
}

export interface Part {
  readonly name: string;
  /** Parts whose result this one needs. */
  readonly after?: readonly string[];
  /** Needs the machine for itself, because it measures or waits for real time. */
  readonly alone?: boolean;
  /**
   * The folders that are tested one by one. In a whole run each is skipped while its inputs, declared in this folder's
   * `package.json` by the name of the part and the folder, are unchanged since it passed.
   */
  readonly folders?: readonly string[];
  /** Runs every time: others need what it makes, or it is faster than the comparison of its inputs. */
  readonly always?: boolean;
  run(run: Run, options: RunOptions): Promise<Tally>;
}

/** One program that passes or fails as a whole. */
function check(name: string, args: readonly string[], after: readonly string[] = []): Part {
  return {
    name,
    after,
    run: async (run, { extra = [] }) => ((await run([...args, ...extra])) === 0 ? ok : notOk),
  };
}

/** A check that others need, or that is faster than the comparison of its inputs. */
function prepare(...of: Parameters<typeof check>): Part {
  return { ...check(...of), always: true };
}

const typedProjects = [
  '.',
  ...workspaces,
  'apps/api/payment-fields',
  'apps/web/e2e',
  'benchmarks/pages',
];

/** The compilers of TypeScript collect garbage less often; the limit keeps them small enough for a machine of CI. */
const compiler = { GOGC: '400', GOMEMLIMIT: '2500MiB' };

/** On one thread, because four threads check shared types up to four times while other parts need the cores. */
const types: Part = {
  name: 'types',
  after: ['tokens', 'style-types'],
  async run(run) {
    const tallies: Tally[] = [];
    for (const project of typedProjects) {
      const args = [bin('typescript', 'tsc'), '-p', project, '--singleThreaded'];
      const code = await run(args, { env: compiler });
      tallies.push(code === 0 ? ok : notOk);
    }
    return sum(tallies);
  },
};

/** Oxlint reads code; the plain-words rule also applies to documents. */
const lint: Part = {
  name: 'lint',
  after: ['tokens', 'style-types'],
  async run(run, { extra = [] }) {
    const codes = [
      await run([bin('oxlint'), ...extra], { env: compiler }),
      await run([resolve('scripts/lint/markdown.ts')]),
    ];
    return sum(codes.map((code) => (code === 0 ? ok : notOk)));
  },
};

/** The tests of one package, or of several related ones. */
function vitest(
  name: string,
  all: readonly string[],
  options: {
    config?: string;
    /** In a folder with several projects of tests, the one that runs. */
    projects?: Readonly<Record<string, string>>;
    /** Only the test files whose path contains one of these. */
    files?: readonly string[];
    after?: readonly string[];
  } = {},
): Part {
  const { config = 'vitest.config.ts', files = [], projects = {}, ...rest } = options;
  return {
    name,
    ...rest,
    ...(all.length > 1 ? { folders: all } : {}),
    async run(run, { results, extra = [], folders = all }) {
      const tallies: Tally[] = [];
      for (const folder of folders) {
        const report = join(results, `${fileName(name, folder)}.json`);
        rmSync(report, { force: true });
        const args = ['run', ...files, '--config', config, '--reporter=default', '--reporter=json'];
        const project = projects[folder];
        if (project !== undefined) args.push('--project', project);
        const code = await run(
          [bin('vitest', 'vitest', folder), ...args, `--outputFile.json=${report}`, ...extra],
          { cwd: folder },
        );
        tallies.push(tallyVitest(report, code));
      }
      return sum(tallies);
    },
  };
}

/** Stories of the design system and of the app, in one browser when they are run together. */
const stories: Part = {
  name: 'stories',
  after: ['tokens', 'browsers'],
  folders: ['packages/ui', 'apps/web'],
  async run(run, { results, extra = [], folders = [] }) {
    const filters = folders.map((folder) => resolve(folder));
    const all = vitest(['stories', ...folders].join('-'), ['.storybook']);
    return all.run(run, { results, extra: [...filters, ...extra] });
  },
};

/** Pictures of components in their modes and states, of screens, and of the states of machines. */
const visual = vitest('visual', ['.storybook'], {
  config: 'vitest.visual.config.ts',
  after: ['tokens', 'browsers'],
});

const e2e: Part = {
  name: 'e2e',
  after: ['build', 'browsers'],
  alone: true,
  async run(run, { results, extra = [] }) {
    const report = join(results, 'e2e.json');
    rmSync(report, { force: true });
    const args = ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json'];
    const code = await run([bin('@playwright/test', 'playwright', 'apps/web'), ...args, ...extra], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return tallyPlaywright(report, code);
  },
};

/** Tests of the published package that open pages. */
const inBrowser: ReadonlySet<string> = new Set(['consumers', 'components-manifest']);

/** Tests of the design system as it is published. */
function packed(name: string, ...files: readonly string[]): Part {
  return vitest(name, ['packages/ui'], {
    config: 'vitest.package.config.ts',
    files: files.map((file) => `test/package/${file}`),
    after: ['package', ...(files.some((file) => inBrowser.has(file)) ? ['browsers'] : [])],
  });
}

/**
 * All parts in start order: first those that others depend on, then the longest, so that short ones
 * fill both lanes at the end.
 */
export const parts: readonly Part[] = [
  prepare('tokens', [resolve('scripts/build.mjs'), 'packages/tokens']),
  prepare('style-types', [resolve('scripts/style-types.ts')]),
  prepare('browsers', [resolve('scripts/browsers.mjs')]),
  prepare('package', [resolve('packages/ui/scripts/pack.ts')], ['tokens']),
  prepare('build', [resolve('scripts/build.mjs')], ['tokens']),
  stories,
  vitest('unit', tested, { projects: { 'apps/api': 'api unit' }, after: ['tokens'] }),
  vitest('docs', ['.storybook'], { config: 'docs/vitest.config.ts', after: ['tokens'] }),
  packed('consumers', 'consumers'),
  visual,
  vitest('api', ['apps/api'], { projects: { 'apps/api': 'api' }, after: ['build'] }),
  vitest('ports', ['apps/web'], { config: 'vitest.api.config.ts' }),
  packed('generator', 'generator'),
  types,
  packed('manifest', 'components-manifest'),
  lint,
  check('knip', [bin('knip')]),
  packed('attw', 'attw'),
  packed('package-content', 'manifest', 'server-modules', 'tokens', 'release', 'codemod'),
  packed('package-size', 'size'),
  packed('public-api', 'api'),
  packed('publint', 'publint'),
  check('size', [resolve('scripts/size.mjs')], ['build']),
  check('pages', [resolve('benchmarks/pages/scripts/short.ts')], ['build', 'browsers']),
  check('styles', [bin('stylelint'), '**/*.css']),
  check('format', [bin('oxfmt'), '--check', '.']),
  e2e,
  prepare('requirements', [resolve('scripts/requirements/main.ts')], provingParts),
];
