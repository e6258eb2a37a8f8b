import { IconButton } from '@salonica/ui/icon-button';
import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../../blocks/link.tsx';
import { BrandLink } from '../brand-link.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { AccountControl } from './account-control.tsx';
import styles from './header.module.css';
import { MenuSlot } from './menu-slot.tsx';
import { currentOf, navItems } from './nav-items.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useAccount } from './use-account.ts';

export function Header() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const account = useAccount();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  return (
    <header className={styles['root']}>
      <div className={styles['row']}>
        <BrandLink />
        <nav aria-label={t('nav.label')} className={styles['nav']}>
          <ul role="list" className={styles['items']}>
            {navItems(account !== null).map((item) => (
              <li key={item.key}>
                <Link
                  to={item.path}
                  aria-current={currentOf(item, pathname)}
                  className={styles['item']}
                >
                  {t(`nav.${item.key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['tools']}>
          <div className={styles['wide']}>
            <ThemeToggle />
          </div>
          <LanguageSwitch />
          <div className={styles['wide']}>
            <AccountControl account={account} />
          </div>
          <IconButton
            ref={menuButton}
            variant="quiet"
            label={t('menu.open')}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            className={styles['menu']}
            onClick={() => setMenuOpen(true)}
          >
            <Menu aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <MenuSlot
        isOpen={isMenuOpen}
        account={account}
        pathname={pathname}
        onClose={() => setMenuOpen(false)}
      />
    </header>
  );
}
