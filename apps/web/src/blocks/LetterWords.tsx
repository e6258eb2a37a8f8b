import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLetterIn } from '../shared/other-letter.ts';

export interface LetterWordsProps {
  /** As it was typed, or as the browser writes it. */
  readonly address: string;
  /** The error where every letter is Latin. */
  readonly otherwise: ReactNode;
}

/** Says which letter of an e-mail address belongs to another alphabet. */
export function LetterWords({ address, otherwise }: LetterWordsProps) {
  const { t } = useTranslation('letter');
  const found = otherLetterIn(address.trim());
  return found === null ? otherwise : t(found.alphabet, { ...found });
}
