import { Avatar } from '@salonica/ui/avatar';
import { Button, buttonProps } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { ChevronRight, LogOut, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { paths } from '../../shared/paths.ts';
import { BrandLink } from '../brand-link.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { useTheme } from '../preferences/preferences-context.tsx';
import styles from './menu-sheet.module.css';
import { currentOf, navItems } from './nav-items.ts';
import type { Account } from './use-account.ts';

export interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly account: Account | null;
  readonly pathname: string;
  readonly onClose: () => void;
}

function AccountBlock({ account, onClose }: Pick<MenuSheetProps, 'account' | 'onClose'>) {
  const { t } = useTranslation('shell');
  const { theme, toggleTheme } = useTheme();
  return (
    <div className={styles['account']}>
      {account === null ? null : (
        <div className={styles['person']}>
          <Avatar name={account.name ?? account.contact} src={account.photo} decorative />
          <div className={styles['who']}>
            {account.name === null ? null : <p className={styles['name']}>{account.name}</p>}
            <p className={styles['email']} translate="no">
              {account.contact}
            </p>
          </div>
        </div>
      )}
      <div className={styles['actions']}>
        <Button
          variant="secondary"
          startIcon={theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
          onClick={toggleTheme}
        >
          {theme === 'dark' ? t('theme.light') : t('theme.dark')}
        </Button>
        {account === null ? (
          <Link to={paths.signIn} {...buttonProps()} onClick={onClose}>
            {t('account.signIn')}
          </Link>
        ) : (
          <Button
            variant="secondary"
            startIcon={<LogOut aria-hidden="true" />}
            onClick={() => {
              onClose();
              account.signOut();
            }}
          >
            {t('account.signOut')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The whole navigation on a narrow screen. */
export function MenuSheet({ isOpen, account, pathname, onClose }: MenuSheetProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      open={isOpen}
      variant="sheet"
      title={t('menu.label')}
      titleHidden
      messages={{ close: t('menu.close') }}
      onOpenChange={onClose}
      header={
        <div className={styles['header']}>
          <BrandLink />
          <LanguageSwitch />
        </div>
      }
      footer={<AccountBlock account={account} onClose={onClose} />}
    >
      <nav aria-label={t('nav.label')}>
        <ul role="list" className={styles['items']}>
          {navItems(account !== null).map((item) => (
            <li key={item.key}>
              <Link
                to={item.path}
                aria-current={currentOf(item, pathname)}
                className={styles['item']}
                onClick={onClose}
              >
                {t(`nav.${item.key}`)}
                <ChevronRight aria-hidden="true" className={styles['arrow']} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}
