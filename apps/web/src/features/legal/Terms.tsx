import { useTranslation } from 'react-i18next';
import { LegalPage } from './LegalPage.tsx';

/** What visitors and the marketplace agree on. */
export function Terms() {
  const { t } = useTranslation('terms');
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', { returnObjects: true })}
    />
  );
}
