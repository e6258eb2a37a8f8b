import type { SalonFact } from '../domain/desk-catalogue.ts';
import { Fact, FactList } from '@salonica/ui/fact-list';
import Accessibility from 'lucide-react/icons/accessibility';
import Coffee from 'lucide-react/icons/coffee';
import CreditCard from 'lucide-react/icons/credit-card';
import Wifi from 'lucide-react/icons/wifi';
import { useTranslation } from 'react-i18next';

const icons = { wifi: Wifi, coffee: Coffee, cards: CreditCard, access: Accessibility };

/** What a salon has for its customers, besides its services. */
export function SalonFacts({ facts }: { readonly facts: readonly SalonFact[] }) {
  const { t } = useTranslation('salon');
  return (
    <FactList variant="grid" tone="accent" aria-label={t('perks.label')}>
      {facts.map((fact) => {
        const Icon = icons[fact];
        return (
          <Fact key={fact} icon={<Icon />}>
            {t(`perks.${fact}`)}
          </Fact>
        );
      })}
    </FactList>
  );
}
