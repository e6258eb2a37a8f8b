import { LRUCache } from 'lru-cache';

interface Bounds {
  entries: number;
  bytes: number;
}

/** Every service on every day of some hundred popular salons. */
const enough: Bounds = { entries: 50_000, bytes: 48 * 1024 * 1024 };

/**
 * Caches results by parsed questions, within bounds; the least recently asked are dropped first.
 * @param sizeOf - bytes of a result, together with what is later derived from it
 */
export function createMemo<Value extends object>(
  sizeOf: (value: Value) => number,
  { entries, bytes }: Bounds = enough,
) {
  const kept = new LRUCache<string, Value>({
    max: entries,
    maxSize: bytes,
    // Two bytes a letter of the question, and the entry itself.
    sizeCalculation: (value, question) => sizeOf(value) + question.length * 2 + 200,
  });
  return (question: string, compute: () => Value): Value => {
    const known = kept.get(question);
    if (known !== undefined) return known;
    const value = compute();
    kept.set(question, value);
    return value;
  };
}
