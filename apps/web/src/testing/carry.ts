import { fireEvent } from 'storybook/test';
import type { Visitor } from './visitor.ts';

async function pressKey(key: string, code = key): Promise<void> {
  const at = document.activeElement;
  if (at !== null) await fireEvent.keyDown(at, { key, code });
}

/**
 * Carries an entry of a day plan by keys.
 * @param words - text of the entry
 * @param keys - arrows, then Enter to drop it
 */
export async function carryEntry(
  { find }: Visitor,
  words: string,
  keys: readonly string[],
): Promise<void> {
  const entry = await find('[data-part="entry"]', words);
  entry.focus();
  await pressKey('m', 'KeyM');
  for (const key of keys) await pressKey(key);
}
