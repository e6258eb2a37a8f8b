import { resolve } from 'node:path';

/** The report file of each part. */
export const results = resolve('node_modules/.cache/salonica/results');

/** The parts whose tests the table of requirements may name. */
export const provingParts = ['unit', 'api', 'ports', 'stories', 'visual', 'e2e'] as const;
