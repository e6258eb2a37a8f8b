import { Button, buttonProps } from '@salonica/ui/button';
import { SiteMenu, SiteMenuItem } from '@salonica/ui/site-menu';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { Late, late } from '../../blocks/Late.tsx';
import { Link } from '../../blocks/Link.tsx';
import { ignore } from '../../shared/ignore.ts';
import { paths } from '../../shared/paths.ts';
import { BrandLink } from '../BrandLink.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useTheme } from '../preferences/PreferencesProvider.tsx';
import { deskPart } from './desk-part.ts';
import styles from './MenuSheet.module.css';
import { currentOf, navItems } from './nav-items.ts';
import type { Account } from './use-account.ts';
import themeIcons from './ThemeToggle.module.css';
import { useSignInPath } from './use-sign-in-path.ts';

const personPart = late(async () => (await import('./MenuPerson.tsx')).MenuPerson);

export interface MenuSheetProps {
  /** Of its dialog. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly account: Account | null;
  readonly pathname: string;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface ActionsProps extends Pick<MenuSheetProps, 'account'> {
  readonly onClose: () => void;
}

function Actions({ account, onClose }: ActionsProps) {
  const { t } = useTranslation('shell');
  const { toggleTheme } = useTheme();
  const signInPath = useSignInPath();
  return (
    <>
      <Button
        variant="secondary"
        startIcon={
          <>
            <Moon aria-hidden="true" className={themeIcons['moon']} />
            <Sun aria-hidden="true" className={themeIcons['sun']} />
          </>
        }
        data-theme-toggle
        onClick={toggleTheme}
      >
        <span className={themeIcons['moon']}>{t('theme.dark')}</span>
        <span className={themeIcons['sun']}>{t('theme.light')}</span>
      </Button>
      {account === null ? (
        <Link to={signInPath} {...buttonProps({ className: styles['signIn'] })} onClick={onClose}>
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

/** The whole navigation on a narrow screen. */
export function MenuSheet({ id, isOpen, account, pathname, onOpenChange }: MenuSheetProps) {
  const { t } = useTranslation('shell');
  const onClose = () => onOpenChange(false);
  return (
    <SiteMenu
      open={isOpen}
      onOpenChange={onClose}
      command={{ id, onOpen: () => onOpenChange(true) }}
      title={t('menu.label')}
      navLabel={t('nav.label')}
      messages={{ close: t('menu.close') }}
      header={
        <>
          <BrandLink />
          <LanguageSwitch />
        </>
      }
      person={
        account === null ? null : (
          // Without it the menu still works.
          <Late part={personPart} props={account} isWanted={isOpen} onFailed={ignore} />
        )
      }
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
      {account === null ? null : (
        <Late
          part={deskPart}
          props={{ within: 'menu', onClick: onClose }}
          isWanted={isOpen}
          onFailed={ignore}
        />
      )}
    </SiteMenu>
  );
}
