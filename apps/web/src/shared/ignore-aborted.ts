/** An aborted query has no result, but did not fail either. */
export async function ignoreAborted<Answer>(
  question: Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    if (!signal.aborted) throw error;
    return new Promise<never>(() => undefined);
  }
}
