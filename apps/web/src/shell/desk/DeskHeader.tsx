import { Badge } from '@salonica/ui/badge';
import { Select } from '@salonica/ui/select';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RequestCount } from '../../blocks/desk-requests/RequestCount.tsx';
import { Link } from '../../blocks/Link.tsx';
import { includesRole } from '../../domain/desk.ts';
import { deskPaths } from '../../shared/desk-paths.ts';
import { paths } from '../../shared/paths.ts';
import { BrandLink } from '../BrandLink.tsx';
import { AccountControl } from '../header/AccountControl.tsx';
import { ThemeToggle } from '../header/ThemeToggle.tsx';
import { useAccount } from '../header/use-account.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import styles from './DeskHeader.module.css';
import { useDeskLinks } from './desk-links.ts';
import { useDeskChatNews } from './use-desk-chat-news.ts';
import type { OpenDesk } from './use-desk-door.ts';
import { useRequestNews } from './use-request-news.ts';

export interface DeskHeaderProps {
  /** Null until the visitor may enter it. */
  readonly desk: OpenDesk | null;
}

function SalonChoice({ salon, salons, chooseSalon }: OpenDesk) {
  const { t } = useTranslation('desk');
  if (salons.length === 1) {
    return (
      <p className={styles['salon']} translate="no">
        {salon.name}
      </p>
    );
  }
  return (
    <Select
      variant="pill"
      label={t('salon')}
      labelHidden
      value={salon.id}
      onValueChange={chooseSalon}
      className={styles['choice']}
    >
      {salons.map(({ id, name }) => (
        <option key={id} value={id} translate="no">
          {name}
        </option>
      ))}
    </Select>
  );
}

/** `page`: the link leads here. `true`: this page belongs to it. */
function currentOf(path: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return path !== deskPaths.day && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}

function DeskNav({ desk }: { readonly desk: OpenDesk }) {
  const { t } = useTranslation('desk');
  const { pathname } = useLocation();
  const { unread, arrived } = useDeskChatNews(desk.salon);
  useRequestNews(desk.salon);
  // Where the way to the shifts begins.
  const towardsShifts = includesRole(desk.salon.role, 'manager') ? 'settings' : 'week';
  const links = useDeskLinks().filter(({ least }) => includesRole(desk.salon.role, least));
  return (
    <div className={styles['bar']}>
      <SalonChoice {...desk} />
      <VisuallyHidden role="status">
        {/* The same words again are announced as another element. */}
        {arrived === 0 ? null : <span key={arrived}>{t('newMessage')}</span>}
      </VisuallyHidden>
      <nav aria-label={t('nav.label')} className={styles['nav']}>
        <ul role="list" className={styles['links']}>
          {links.map(({ name, path }) => (
            <li key={name}>
              <Link
                to={path}
                aria-current={currentOf(path, pathname)}
                className={styles['link']}
                // The bar scrolls on a narrow screen.
                ref={(link) => {
                  if (link?.hasAttribute('aria-current') === true) {
                    link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                  }
                }}
              >
                {t(`nav.${name}`)}
                {name === 'messages' && unread > 0 ? (
                  <>
                    {' '}
                    <Badge tone="count" aria-hidden="true">
                      {unread}
                    </Badge>
                    <VisuallyHidden>{t('unread', { count: unread })}</VisuallyHidden>
                  </>
                ) : null}
                {name === towardsShifts ? <RequestCount salon={desk.salon} /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Link to={paths.salon(desk.salon.id)} className={styles['public']}>
        <ExternalLink aria-hidden="true" />
        {t('public')}
      </Link>
    </div>
  );
}

/** The top of every page of the desk. */
export function DeskHeader({ desk }: DeskHeaderProps) {
  const account = useAccount();
  return (
    <header className={styles['root']}>
      <div className={styles['top']}>
        <BrandLink />
        <div className={styles['tools']}>
          <LanguageSwitch />
          <ThemeToggle />
          <AccountControl account={account} />
        </div>
      </div>
      {desk === null ? null : <DeskNav desk={desk} />}
    </header>
  );
}
