import { afterEach, beforeEach } from 'vitest';

const written: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...values: unknown[]) => {
    written.push(`console.${level}: ${values.map(String).join(' ')}`);
    original.apply(console, values);
  };
}

beforeEach(() => {
  written.length = 0;
});

afterEach(() => {
  if (written.length > 0) throw new Error(`The story wrote to the console:\n${written.join('\n')}`);
});
