import { Tile } from '@salonica/ui/tile';
import {
  Banknote,
  Heart,
  KeyRound,
  type LucideIcon,
  MapPinned,
  MessageCircle,
  WalletMinimal,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
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
            <Tile
              headingLevel={2}
              icon={<Icon />}
              title={t(`sections.${section}.title`)}
              text={t(`sections.${section}.hint`)}
              renderLink={(link) => <Link to={paths.profileSection(section)} {...link} />}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
