import { expect, it } from 'vitest';
import { describeLoads, judgeLoads, type Load } from './server.ts';

const load = (kind: Load['kind'], connections: number, rate: number, path = '/'): Load => ({
  path,
  kind,
  connections,
  measured: { rate, p50: 10, p99: 20 },
});

const loads = [
  load('echo', 1, 10_000),
  load('echo', 50, 20_000),
  load('uncached', 1, 200, '/salons'),
  load('uncached', 50, 1000, '/salons'),
  load('cached', 50, 10_000, '/salons'),
  load('uncached', 50, 999),
  load('cached', 50, 9999),
];

it('compares a page under load with a bare server under the same load', () => {
  expect(judgeLoads('/salons', loads)).toMatchObject({
    alone: 5,
    share: { uncached: 0.05, cached: 0.5 },
    red: [],
  });
});

it('rejects a page with too few responses', () => {
  expect(judgeLoads('/', loads).red).toEqual(['cached', 'uncached']);
  expect(describeLoads([judgeLoads('/', loads)])).toContain('red: cached, uncached');
});

it('rejects a page that was not measured', () => {
  expect(judgeLoads('/about', loads).red).toEqual(['cached', 'uncached']);
});
