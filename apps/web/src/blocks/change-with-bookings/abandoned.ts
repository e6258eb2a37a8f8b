/** The member looked at the bookings that the change touches, and went back; nothing was changed. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

/** What a change returns; null where the member went back. */
export async function unlessAbandoned<Result>(
  change: Promise<Result>,
): Promise<{ readonly result: Result } | null> {
  try {
    return { result: await change };
  } catch (error) {
    if (error instanceof AbandonedError) return null;
    throw error;
  }
}
