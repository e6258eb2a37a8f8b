import { expect, test } from 'vitest';
import { measure } from '../../scripts/measure.ts';
import { subpaths } from '../../scripts/paths.ts';
import { published, rounded } from '../../scripts/sizes.ts';

/** JavaScript after gzip, in kilobytes of 1,000 bytes, for a component that has no budget of its own. */
const usual = 4;
const styles = 4;

const said = new Map(subpaths.map((subpath) => [subpath, published(subpath)]));

/** Comparable libraries take 35 to 61 KB for the interactive ones together. */
const together = subpaths.filter((subpath) => said.get(subpath)?.interactive === true);

const sizes = await measure({
  ...Object.fromEntries(subpaths.map((subpath) => [subpath, [subpath]])),
  [together.join(' + ')]: together,
});

const kilobytes = (bytes = 0) => Math.round(bytes / 10) / 100;

// The table is what the part is for: the figures of today, which the log of a run keeps.
process.stdout.write('JavaScript and CSS of each subpath in KB after gzip\n');
for (const [name, { script, style }] of sizes) {
  process.stdout.write(`${name.padEnd(24)} ${kilobytes(script)} ${kilobytes(style)}\n`);
}

test.for(subpaths)('%s keeps to its budget', (subpath) => {
  const { script = 0, style = 0 } = sizes.get(subpath) ?? {};
  expect(script).toBeGreaterThan(0);
  expect(kilobytes(script)).toBeLessThanOrEqual(said.get(subpath)?.budget ?? usual);
  expect(kilobytes(style)).toBeLessThanOrEqual(styles);
});

// A little may change before the page is wrong; then `size:update` writes what it is now.
const tolerated = 0.25;

test.for(subpaths)('%s weighs what its page says', (subpath) => {
  const { script, style } = rounded(sizes.get(subpath) ?? { script: 0, style: 0 });
  expect(Math.abs(script - (said.get(subpath)?.script ?? 0))).toBeLessThanOrEqual(tolerated);
  expect(Math.abs(style - (said.get(subpath)?.style ?? 0))).toBeLessThanOrEqual(tolerated);
});

test('the interactive components together keep to 20 KB', () => {
  const { script = 0, style = 0 } = sizes.get(together.join(' + ')) ?? {};
  expect(together.length).toBeGreaterThan(1);
  expect(script).toBeGreaterThan(0);
  expect(kilobytes(script + style)).toBeLessThanOrEqual(20);
});
