import { readFileSync } from 'node:fs';
import {
  type CheckResult,
  checkPackage,
  createPackageFromTarballData,
} from '@arethetypeswrong/core';
import { expect, test } from 'vitest';
import { packed, subpaths } from '../../scripts/paths.ts';

/** The package has ES modules only: resolution by CommonJS and Node before 12 does not count. */
const modern = ['node16-esm', 'bundler'] as const;

type Analysis = Extract<CheckResult, { types: object }>;

async function analyse(): Promise<Analysis> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(packed.tarball)), {
    entrypoints: subpaths.map((subpath) => `./${subpath}`),
  });
  if (!('problems' in result)) throw new Error('The package has no types.');
  return result;
}

const analysis = await analyse();

test.for(subpaths)('the types of %s match its module', (subpath) => {
  const entry = analysis.entrypoints[`./${subpath}`];
  for (const kind of modern) {
    const resolution = entry?.resolutions[kind].resolution;
    expect(resolution?.isTypeScript, `types for ${kind}`).toBe(true);
  }
  const problems = analysis.problems.filter((problem) => {
    const isOurs = 'entrypoint' in problem && problem.entrypoint === `./${subpath}`;
    const counts =
      !('resolutionKind' in problem) || modern.includes(problem.resolutionKind as never);
    return isOurs && counts;
  });
  expect(problems).toEqual([]);
});

test('types resolve each other inside the package', () => {
  const lost = analysis.problems
    .filter((problem) => problem.kind === 'InternalResolutionError')
    .filter(({ resolutionOption }) => resolutionOption !== 'node10')
    .map(({ fileName, moduleSpecifier }) => `${fileName}: ${moduleSpecifier}`);
  expect(lost).toEqual([]);
});
