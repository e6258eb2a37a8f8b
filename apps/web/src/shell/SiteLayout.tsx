import { SiteFrame } from '@salonica/ui/site-frame';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { usePageHandle } from './page-handle.ts';

/** Header, page, footer. */
export function SiteLayout() {
  const { t } = useTranslation('shell');
  const hasFooter = usePageHandle()?.hasFooter ?? true;
  return (
    <SiteFrame skipLabel={t('skip')} header={<Header />} footer={hasFooter ? <Footer /> : null}>
      <Outlet />
    </SiteFrame>
  );
}
