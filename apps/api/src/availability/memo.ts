/** Enough for every service on every day of a salon that many look at. */
const mostKept = 1000;

/** Computes each answer of a state once, for as long as the state is known. */
export function createMemo<Value>() {
  const kept = new WeakMap<object, Map<string, Value>>();
  return (state: object, question: string, compute: () => Value): Value => {
    let answers = kept.get(state);
    if (answers === undefined || answers.size >= mostKept) {
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
