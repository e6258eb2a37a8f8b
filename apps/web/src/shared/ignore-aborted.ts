/** An aborted query has no result, but did not fail either. */
export async function ignoreAborted<Result>(
  question: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await question;
  } catch (error) {
    if (!signal.aborted) throw error;
    return new Promise<never>(() => undefined);
  }
}
