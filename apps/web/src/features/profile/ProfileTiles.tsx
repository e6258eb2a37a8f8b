import {
  Banknote,
  ChevronRight,
  Heart,
  KeyRound,
  type LucideIcon,
  MapPinned,
  MessageCircle,
  WalletMinimal,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, type ProfileSection } from '../../shared/paths.ts';
import styles from './ProfileTiles.module.css';

const tiles: readonly { readonly section: ProfileSection; readonly Icon: LucideIcon }[] = [
  { section: 'wallet', Icon: WalletMinimal },
  { section: 'address', Icon: MapPinned },
  { section: 'withdraw', Icon: Banknote },
  { section: 'change-password', Icon: KeyRound },
  { section: 'chat', Icon: MessageCircle },
  { section: 'favorites', Icon: Heart },
];

export function ProfileTiles() {
  const { t } = useTranslation('profile');
  return (
    <nav aria-label={t('sections.label')}>
      <ul role="list" className={styles['root']}>
        {tiles.map(({ section, Icon }) => (
          <li key={section}>
            <Link to={paths.profileSection(section)} className={styles['tile']}>
              <span className={styles['disc']}>
                <Icon aria-hidden="true" />
              </span>
              <span className={styles['words']}>
                <span className={styles['title']}>{t(`sections.${section}.title`)}</span>
                <span className={styles['hint']}>{t(`sections.${section}.hint`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className={styles['arrow']} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
