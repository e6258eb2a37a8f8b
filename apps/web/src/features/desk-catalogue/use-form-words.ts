import { useTranslation } from 'react-i18next';
import { useTypedWords } from '../../blocks/use-typed-words.ts';
import type { FormWords } from './service-form.ts';

/** The sentences beside wrong fields. */
export function useFormWords(): FormWords {
  const { t } = useTranslation('deskCatalogue');
  const typed = useTypedWords();
  return {
    typed,
    missing: t('wrong.missing'),
    number: (least, most) => t('wrong.number', { least, most }),
    price: t('wrong.price'),
    gap: t('wrong.gap'),
  };
}
