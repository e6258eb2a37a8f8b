import { Outlet } from 'react-router-dom';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { usePageHandle } from './page-handle.ts';
import styles from './site-layout.module.css';
import { SkipLink } from './skip-link.tsx';

/** Header, page, footer. */
export function SiteLayout() {
  const hasFooter = usePageHandle()?.hasFooter ?? true;
  return (
    <div className={styles['root']}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      {hasFooter ? <Footer /> : null}
    </div>
  );
}
