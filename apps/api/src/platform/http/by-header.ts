import { LRUCache } from 'lru-cache';

/** Browsers send a few dozen different headers; more indicate a misbehaving client. */
const maxEntries = 1000;

/** Longer headers are cut: no browser sends that much, and the cache stays small. */
const maxLength = 256;

/** What a header means, parsed once for equal headers. */
export function byHeader<Value extends object | string>(
  parse: (header: string) => Value,
): (header: string) => Value {
  const kept = new LRUCache<string, Value>({ max: maxEntries });
  return (sent) => {
    const header = sent.length > maxLength ? sent.slice(0, maxLength) : sent;
    let value = kept.get(header);
    if (value === undefined) {
      value = parse(header);
      kept.set(header, value);
    }
    return value;
  };
}
