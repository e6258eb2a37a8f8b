import type { Salon } from '@salonica/contract';
import { buttonProps } from '@salonica/ui/button';
import { CardGrid } from '@salonica/ui/card-grid';
import { SalonCard } from '@salonica/ui/salon-card';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useSalonCard } from './use-salon-card.ts';

export interface SalonGridProps {
  readonly salons: readonly Salon[];
  /** `search` adds the next free time and Book Now. */
  readonly layout: 'brief' | 'search';
  readonly headingLevel?: 2 | 3;
  readonly ref?: RefObject<HTMLUListElement | null>;
}

/** Salons as cards; every link says which salon it is about. */
export function SalonGrid({ salons, layout, headingLevel = 3, ref }: SalonGridProps) {
  const { t } = useTranslation('discovery');
  const cardOf = useSalonCard();
  const action = (
    to: string,
    name: string,
    text: string,
    variant: 'secondary' | 'tonal',
  ): ReactNode => (
    <Link to={to} aria-label={`${text}, ${name}`} {...buttonProps({ variant, size: 's' })}>
      {text}
    </Link>
  );
  return (
    <CardGrid ref={ref}>
      {salons.map((salon) => {
        const { id, salon_name: name } = salon;
        const details = action(paths.salon(id), name, t('viewDetails'), 'secondary');
        return (
          <li key={id}>
            <SalonCard
              {...cardOf(salon)}
              headingLevel={headingLevel}
              renderLink={(link) => <Link to={paths.salon(id)} {...link} />}
              {...(layout === 'brief'
                ? { bookings: t('bookings'), actions: details }
                : {
                    nextAvailable: { text: t('nextAvailable') },
                    actions: (
                      <>
                        {details}
                        {action(paths.booking(id), name, t('bookNow'), 'tonal')}
                      </>
                    ),
                  })}
            />
          </li>
        );
      })}
    </CardGrid>
  );
}
