/** Enough for every service on every day of a popular salon. */
const maxEntries = 1000;

/** Caches each result for the lifetime of its state. */
export function createMemo<Value>() {
  const kept = new WeakMap<object, Map<string, Value>>();
  return (state: object, question: string, compute: () => Value): Value => {
    let answers = kept.get(state);
    if (answers === undefined || answers.size >= maxEntries) {
      answers = new Map<string, Value>();
      kept.set(state, answers);
    }
    const known = answers.get(question);
    if (known !== undefined) return known;
    const value = compute();
    answers.set(question, value);
    return value;
  };
}
