import { SegmentedControl } from '@salonica/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/languages.ts';
import { useLanguage } from './preferences/PreferencesProvider.tsx';

const options: { value: Language; label: string; name: string; lang: string }[] = [
  { value: 'en', label: 'EN', name: 'English', lang: 'en' },
  { value: 'el', label: 'ΕΛ', name: 'Ελληνικά', lang: 'el' },
];

export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const { language, changeLanguage } = useLanguage();
  return (
    <SegmentedControl
      label={t('language')}
      options={options}
      value={language}
      onValueChange={changeLanguage}
    />
  );
}
