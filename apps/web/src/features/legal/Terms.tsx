import { useTranslation } from 'react-i18next';
import { LegalPage } from './LegalPage.tsx';

/** The terms of service. */
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
