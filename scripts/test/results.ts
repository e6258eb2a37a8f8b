import { resolve } from 'node:path';

/** Where each part leaves its report. */
export const results = resolve('node_modules/.cache/salonica/results');

/** The parts whose tests the table of requirements may name. */
export const provingParts = ['unit', 'api', 'ports', 'stories', 'visual', 'e2e'] as const;
