import { afterEach, beforeEach, vi } from 'vitest';

const watched = ['log', 'info', 'warn', 'error', 'debug'] as const;

let printed: string[] = [];

/** A test that prints on purpose replaces the method with a spy first. */
beforeEach(() => {
  printed = [];
  for (const method of watched) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      printed.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  const unexpected = printed;
  vi.restoreAllMocks();
  if (unexpected.length > 0) throw new Error(`Unexpected output\n${unexpected.join('\n')}`);
});
