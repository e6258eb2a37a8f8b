import { IconButton } from '@salonica/ui/icon-button';
import { SiteHeader, SiteHeaderItem, SiteHeaderTool } from '@salonica/ui/site-header';
import Menu from 'lucide-react/icons/menu';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Late } from '../../blocks/Late.tsx';
import { Link } from '../../blocks/Link.tsx';
import { useAuth } from '../../features/auth/use-auth.ts';
import { ignore } from '../../shared/ignore.ts';
import { BrandLink } from '../BrandLink.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { AccountControl } from './AccountControl.tsx';
import { deskPart } from './desk-part.ts';
import { MenuSheet } from './MenuSheet.tsx';
import { currentOf, navItems } from './nav-items.ts';
import { NoticeTool } from './NoticeTool.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useAccount } from './use-account.ts';

export function Header() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const account = useAccount();
  const isKnown = useAuth().user !== null;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuId = useId();
  return (
    <>
      <SiteHeader
        brand={<BrandLink />}
        navLabel={t('nav.label')}
        tools={
          <>
            <SiteHeaderTool show="wide">
              <ThemeToggle />
            </SiteHeaderTool>
            <LanguageSwitch />
            <NoticeTool isCustomer={account !== null} />
            <SiteHeaderTool show="wide">
              <AccountControl account={account} />
            </SiteHeaderTool>
            <SiteHeaderTool show="narrow">
              <IconButton
                variant="quiet"
                label={t('menu.open')}
                aria-haspopup="dialog"
                aria-expanded={isMenuOpen}
                // The browser opens the menu before the app runs.
                {...{ command: 'show-modal', commandfor: menuId }}
                onClick={(event) => {
                  // From now on the app opens it.
                  event.preventDefault();
                  setMenuOpen(true);
                }}
              >
                <Menu aria-hidden="true" />
              </IconButton>
            </SiteHeaderTool>
          </>
        }
      >
        {navItems(account !== null).map((item) => (
          <SiteHeaderItem
            key={item.key}
            renderLink={(link) => (
              <Link to={item.path} aria-current={currentOf(item, pathname)} {...link} />
            )}
          >
            {t(`nav.${item.key}`)}
          </SiteHeaderItem>
        ))}
        {isKnown ? <Late part={deskPart} props={{ within: 'header' }} onFailed={ignore} /> : null}
      </SiteHeader>
      <MenuSheet
        id={menuId}
        isOpen={isMenuOpen}
        account={account}
        pathname={pathname}
        onOpenChange={setMenuOpen}
      />
    </>
  );
}
