import { useTranslation } from 'react-i18next';
import { otherLetterIn } from '../shared/other-letter.ts';

/** Says which letter of an e-mail address belongs to another alphabet; null without one. */
export function useLetterWords(): (address: string) => string | null {
  const { t } = useTranslation('common');
  return (address) => {
    const found = otherLetterIn(address.trim());
    return found === null ? null : t(`typed.letters.${found.alphabet}`, { ...found });
  };
}
