import { expect, test } from 'vitest';
import { measure } from '../../scripts/measure.ts';
import { subpaths } from '../../scripts/paths.ts';
import { published, rounded } from '../../scripts/sizes.ts';

/** JavaScript after gzip, in kilobytes of 1,000 bytes, for a component without its own budget. */
const usual = 3;
const styles = 4;

const said = new Map(subpaths.map((subpath) => [subpath, published(subpath)]));

/** Comparable libraries take 35 to 61 KB for all interactive components. */
const together = subpaths.filter((subpath) => said.get(subpath)?.interactive === true);

const sizes = await measure({
  ...Object.fromEntries(subpaths.map((subpath) => [subpath, [subpath]])),
  [together.join(' + ')]: together,
});

const kilobytes = (bytes = 0) => Math.round(bytes / 10) / 100;

// The table is the purpose of this part: current sizes, kept in the log of a run.
process.stdout.write('JavaScript and CSS of each subpath in KB after gzip\n');
for (const [name, { script, style }] of sizes) {
  process.stdout.write(`${name.padEnd(24)} ${kilobytes(script)} ${kilobytes(style)}\n`);
}

test.for(subpaths)('%s is within its budget', (subpath) => {
  const { script = 0, style = 0 } = sizes.get(subpath) ?? {};
  expect(script).toBeGreaterThan(0);
  expect(kilobytes(script)).toBeLessThanOrEqual(said.get(subpath)?.budget ?? usual);
  expect(kilobytes(style)).toBeLessThanOrEqual(styles);
});

// Small changes are tolerated; then `size:update` writes the current size.
const tolerated = 0.25;

test.for(subpaths)('%s has the documented size', (subpath) => {
  const { script, style } = rounded(sizes.get(subpath) ?? { script: 0, style: 0 });
  const documented = said.get(subpath) ?? { script: 0, style: 0 };
  const changes = [script - documented.script, style - documented.style];
  expect(
    Math.max(...changes.map(Math.abs)),
    `${script} and ${style} KB: if intended, run size:update in packages/ui`,
  ).toBeLessThanOrEqual(tolerated);
});

test('the interactive components together are within 20 KB', () => {
  const { script = 0, style = 0 } = sizes.get(together.join(' + ')) ?? {};
  expect(together.length).toBeGreaterThan(1);
  expect(script).toBeGreaterThan(0);
  expect(kilobytes(script + style)).toBeLessThanOrEqual(20);
});
