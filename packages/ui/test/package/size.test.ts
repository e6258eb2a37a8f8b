import { expect, test } from 'vitest';
import { measure } from '../../scripts/measure.ts';
import { subpaths } from '../../scripts/paths.ts';

/** JavaScript after gzip, in kilobytes of 1,000 bytes. Comparable libraries take 35 to 61 for the interactive ones together. */
const budgets: Readonly<Record<string, number>> = {
  badge: 0.8,
  button: 1,
  card: 0.8,
  dialog: 4,
  tabs: 2,
  tooltip: 3,
  // The day picker.
  calendar: 26,
};

/** For a component that has no budget of its own: nothing big comes in unnoticed. */
const otherwise = 10;
const styles = 4;

const interactive = ['tabs', 'tooltip', 'dialog', 'select', 'menu', 'button'];

const together = interactive.filter((name) => subpaths.includes(name));

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
  expect(kilobytes(script)).toBeLessThanOrEqual(budgets[subpath] ?? otherwise);
  expect(kilobytes(style)).toBeLessThanOrEqual(styles);
});

test('the interactive components together keep to 20 KB', () => {
  expect(together).toEqual(expect.arrayContaining(['button', 'tabs', 'tooltip', 'dialog']));
  const { script = 0, style = 0 } = sizes.get(together.join(' + ')) ?? {};
  expect(kilobytes(script + style)).toBeLessThanOrEqual(20);
});
