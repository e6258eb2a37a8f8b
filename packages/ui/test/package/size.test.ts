import { expect, test } from 'vitest';
import { measure } from '../../scripts/measure.ts';
import { subpaths } from '../../scripts/paths.ts';
import { published, rounded } from '../../scripts/sizes.ts';

/** JavaScript after gzip, in kilobytes of 1,000 bytes. Comparable libraries take 35 to 61 for the interactive ones together. */
const budgets: Readonly<Record<string, number>> = {
  badge: 0.8,
  button: 1,
  // The plain card.
  panel: 0.8,
  dialog: 4,
  tabs: 2,
  tooltip: 3,
  // Made of several others.
  'barber-card': 5,
  'booking-ticket': 7,
  'category-card': 5,
  'chat-pane': 8,
  lightbox: 10,
  'photo-gallery': 5,
  'salon-card': 8,
  'site-menu': 6,
  toast: 5,
  // The day picker.
  calendar: 26,
};

/** For a component that has no budget of its own: nothing big comes in unnoticed. */
const otherwise = 4;
const styles = 4;

const together = ['tabs', 'tooltip', 'dialog', 'select', 'menu', 'button'];

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

test('every budget is that of a subpath', () => {
  expect(subpaths).toEqual(expect.arrayContaining([...Object.keys(budgets), ...together]));
});

test.for(subpaths)('%s keeps to its budget', (subpath) => {
  const { script = 0, style = 0 } = sizes.get(subpath) ?? {};
  expect(script).toBeGreaterThan(0);
  expect(kilobytes(script)).toBeLessThanOrEqual(budgets[subpath] ?? otherwise);
  expect(kilobytes(style)).toBeLessThanOrEqual(styles);
});

const said = published();

// A little may change before the page is wrong; then `size:update` writes what it is now.
const tolerated = 0.25;

test.for(subpaths)('%s weighs what its page says', (subpath) => {
  const { script, style } = rounded(sizes.get(subpath) ?? { script: 0, style: 0 });
  expect(Math.abs(script - (said[subpath]?.script ?? 0))).toBeLessThanOrEqual(tolerated);
  expect(Math.abs(style - (said[subpath]?.style ?? 0))).toBeLessThanOrEqual(tolerated);
});

test('no size is left of a subpath that is gone', () => {
  expect(Object.keys(said).toSorted()).toEqual(subpaths);
});

test('the interactive components together keep to 20 KB', () => {
  const { script = 0, style = 0 } = sizes.get(together.join(' + ')) ?? {};
  expect(script).toBeGreaterThan(0);
  expect(kilobytes(script + style)).toBeLessThanOrEqual(20);
});
