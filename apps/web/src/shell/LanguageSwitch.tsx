import { SegmentedControl } from '@salonica/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation } from 'react-router-dom';
import type { Language } from '../i18n/languages.ts';
import { nameLanguage } from '../shared/named-language.ts';
import { useLanguage } from './preferences/PreferencesProvider.tsx';

const options: { value: Language; label: string; name: string; lang: string }[] = [
  { value: 'en', label: 'EN', name: 'English', lang: 'en' },
  { value: 'el', label: 'ΕΛ', name: 'Ελληνικά', lang: 'el' },
];

/** Links to the page in each language; the app changes the language in place. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const { language, changeLanguage } = useLanguage();
  const location = useLocation();
  const pathIn = (named: Language): string =>
    createPath({ ...location, search: nameLanguage(location.search, named) });
  return (
    <SegmentedControl
      label={t('language')}
      value={language}
      options={options.map((option) => ({
        ...option,
        renderLink: ({ children, ...link }) => (
          <a
            {...link}
            href={pathIn(option.value)}
            hrefLang={option.value}
            data-language={option.value}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              changeLanguage(option.value);
            }}
          >
            {children}
          </a>
        ),
      }))}
    />
  );
}
