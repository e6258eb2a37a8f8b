import { useTranslation } from 'react-i18next';
import { ForgetBrowser } from './ForgetBrowser.tsx';
import { LegalPage } from './LegalPage.tsx';

/** The privacy policy. */
export function Privacy() {
  const { t } = useTranslation('privacy');
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', { returnObjects: true })}
    >
      <ForgetBrowser />
    </LegalPage>
  );
}
