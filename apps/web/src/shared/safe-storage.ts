/** Web storage that never throws: if the browser refuses it, values live as long as the page. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Names of all values, including those in memory. */
  keys(): readonly string[];
}

/**
 * @param open - reads the storage lazily, because the property itself throws where storage is
 * forbidden
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const kept = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored === true) kept.delete(key);
      else kept.set(key, value);
    },
    remove(key) {
      kept.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys() {
      const stored = attempt((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index)),
      );
      return [...new Set([...kept.keys(), ...(stored ?? [])])].filter((key) => key !== null);
    },
  };
}
