import { Fact, FactList } from '@salonica/ui/fact-list';
import { Stack } from '@salonica/ui/stack';
import Accessibility from 'lucide-react/icons/accessibility';
import Coffee from 'lucide-react/icons/coffee';
import CreditCard from 'lucide-react/icons/credit-card';
import Wifi from 'lucide-react/icons/wifi';
import { useTranslation } from 'react-i18next';
import styles from './SalonAbout.module.css';
import type { SalonDetails } from '../../domain/salon.ts';

const perks = [
  { key: 'wifi', Icon: Wifi },
  { key: 'coffee', Icon: Coffee },
  { key: 'cards', Icon: CreditCard },
  { key: 'access', Icon: Accessibility },
] as const;

/** A salon's description and features. */
export function SalonAbout({ salon }: { readonly salon: SalonDetails }) {
  const { t } = useTranslation('salon');
  return (
    <Stack gap={24}>
      <p className={styles['description']}>{salon.description}</p>
      <FactList variant="grid" tone="accent" aria-label={t('perks.label')}>
        {perks.map(({ key, Icon }) => (
          <Fact key={key} icon={<Icon />}>
            {t(`perks.${key}`)}
          </Fact>
        ))}
      </FactList>
    </Stack>
  );
}
