/**
 * Waits for pipelined statements of one transaction. The first failure is the cause; later
 * statements only report that the transaction has failed.
 * @param statements - in the order in which they were sent
 */
export async function together<Statements extends readonly unknown[] | []>(
  statements: Statements,
): Promise<{ -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }> {
  const settled = await Promise.allSettled(statements);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
  return Promise.all(statements);
}
