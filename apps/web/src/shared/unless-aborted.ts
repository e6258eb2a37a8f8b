/** An aborted question has no answer, which is not the same as a failed one. */
export async function unlessAborted<Answer>(
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
