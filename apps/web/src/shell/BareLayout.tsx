import { SkipLink } from '@salonica/ui/site-frame';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

/** A page with its own frame, such as sign in. */
export function BareLayout() {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
