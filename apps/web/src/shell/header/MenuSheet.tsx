import { Button, buttonProps } from '@salonica/ui/button';
import { SiteMenu, SiteMenuItem, SiteMenuPerson } from '@salonica/ui/site-menu';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { usePicture } from '../../features/profile/use-profile.ts';
import { paths } from '../../shared/paths.ts';
import { BrandLink } from '../BrandLink.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useTheme } from '../preferences/PreferencesProvider.tsx';
import { currentOf, navItems } from './nav-items.ts';
import type { Account } from './use-account.ts';
import { useSignInPath } from './use-sign-in-path.ts';

export interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly account: Account | null;
  readonly pathname: string;
  readonly onClose: () => void;
}

function Actions({ account, onClose }: Pick<MenuSheetProps, 'account' | 'onClose'>) {
  const { t } = useTranslation('shell');
  const { theme, toggleTheme } = useTheme();
  const signInPath = useSignInPath();
  return (
    <>
      <Button
        variant="secondary"
        startIcon={theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        onClick={toggleTheme}
      >
        {theme === 'dark' ? t('theme.light') : t('theme.dark')}
      </Button>
      {account === null ? (
        <Link to={signInPath} {...buttonProps()} onClick={onClose}>
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
    </>
  );
}

function Person({ name, contact, photo }: Account) {
  const picture = usePicture();
  return <SiteMenuPerson name={name} contact={contact} photo={picture ?? photo} />;
}

/** The whole navigation on a narrow screen. */
export function MenuSheet({ isOpen, account, pathname, onClose }: MenuSheetProps) {
  const { t } = useTranslation('shell');
  return (
    <SiteMenu
      open={isOpen}
      onOpenChange={onClose}
      title={t('menu.label')}
      navLabel={t('nav.label')}
      messages={{ close: t('menu.close') }}
      header={
        <>
          <BrandLink />
          <LanguageSwitch />
        </>
      }
      person={account === null ? null : <Person {...account} />}
      actions={<Actions account={account} onClose={onClose} />}
    >
      {navItems(account !== null).map((item) => (
        <SiteMenuItem
          key={item.key}
          renderLink={(link) => (
            <Link
              to={item.path}
              aria-current={currentOf(item, pathname)}
              onClick={onClose}
              {...link}
            />
          )}
        >
          {t(`nav.${item.key}`)}
        </SiteMenuItem>
      ))}
      {account === null ? null : (
        <SiteMenuItem
          renderLink={(link) => (
            <Link
              to={paths.notices}
              aria-current={pathname === paths.notices ? 'page' : undefined}
              onClick={onClose}
              {...link}
            />
          )}
        >
          {t('notices.label')}
        </SiteMenuItem>
      )}
    </SiteMenu>
  );
}
