import { writeFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { categories, type Order, type Score } from '../scripts/scores.ts';

const { browserPort, url, paths, rounds, report } = JSON.parse(process.argv[2] ?? '') as Order;

async function score(path: string): Promise<Score> {
  // Its defaults: a phone, and a simulated slow network.
  const result = await lighthouse(`${url}${path}`, {
    port: browserPort,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${path}.`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  const failed = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
  );
  const points = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    path,
    points: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    failed,
  };
}

const scores: Score[] = [];
for (let round = 1; round <= rounds; round += 1) {
  for (const path of paths) {
    const found = await score(path);
    scores.push(found);
    console.log(
      `${round}/${rounds} ${path.padEnd(12)} ${Object.values(found.points).join(' ')}  ${found.failed.join('; ')}`,
    );
  }
}
writeFileSync(report, JSON.stringify(scores));
