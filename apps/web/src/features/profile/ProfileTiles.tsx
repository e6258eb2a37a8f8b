import { Badge } from '@salonica/ui/badge';
import { Grid } from '@salonica/ui/grid';
import { Section } from '@salonica/ui/section';
import { Tile } from '@salonica/ui/tile';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import Banknote from 'lucide-react/icons/banknote';
import Heart from 'lucide-react/icons/heart';
import KeyRound from 'lucide-react/icons/key-round';
import MapPinned from 'lucide-react/icons/map-pinned';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPen from 'lucide-react/icons/user-pen';
import WalletMinimal from 'lucide-react/icons/wallet-minimal';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { formatMoney, type Money } from '../../shared/money.ts';
import { paths, type ProfileSection } from '../../shared/paths.ts';

const tiles = [
  { section: 'wallet', Icon: WalletMinimal },
  { section: 'address', Icon: MapPinned },
  { section: 'withdraw', Icon: Banknote },
  { section: 'change-password', Icon: KeyRound },
  { section: 'chat', Icon: MessageCircle },
  { section: 'favorites', Icon: Heart },
] as const satisfies readonly { section: ProfileSection; Icon: LucideIcon }[];

type TileSection = (typeof tiles)[number]['section'];

/** A tile's fact, once it is known. */
export interface ProfileFacts {
  /** Balance of the wallet. */
  readonly balance?: Money | undefined;
  readonly addresses?: number | undefined;
  readonly unread?: number | undefined;
}

function useAsides({ balance, addresses, unread }: ProfileFacts) {
  const { t, i18n } = useTranslation('profile');
  const asides: Partial<Record<TileSection, ReactNode>> = {
    wallet: balance === undefined ? null : formatMoney(balance, i18n.language),
    address: addresses ? t('facts.saved', { count: addresses }) : null,
    chat: unread ? (
      <>
        <Badge tone="count" aria-hidden="true">
          {unread}
        </Badge>
        <VisuallyHidden>{t('facts.unread', { count: unread })}</VisuallyHidden>
      </>
    ) : null,
  };
  return asides;
}

/** What a customer does at Salonica; apart from it, the account itself. */
export function ProfileTiles({ facts = {} }: { readonly facts?: ProfileFacts | undefined }) {
  const { t } = useTranslation('profile');
  const asides = useAsides(facts);
  return (
    <>
      <nav aria-label={t('sections.label')}>
        <Grid as="ul" gap={20}>
          {tiles.map(({ section, Icon }) => (
            <li key={section}>
              <Tile
                headingLevel={2}
                icon={<Icon />}
                title={t(`sections.${section}.title`)}
                text={t(`sections.${section}.hint`)}
                aside={asides[section]}
                renderLink={(link) => <Link to={paths.profileSection(section)} {...link} />}
              />
            </li>
          ))}
        </Grid>
      </nav>
      <Section size="s" divided title={t('account.title')}>
        <Grid as="ul" gap={20}>
          <li>
            <Tile
              icon={<UserPen />}
              title={t('details.title')}
              text={t('account.details')}
              renderLink={(link) => <Link to={paths.details} {...link} />}
            />
          </li>
          <li>
            <Tile
              icon={<ShieldCheck />}
              title={t('account.data.title')}
              text={t('account.data.hint')}
              renderLink={(link) => <Link to={paths.profileSection('data')} {...link} />}
            />
          </li>
        </Grid>
      </Section>
    </>
  );
}
