import { buttonProps } from '@salonica/ui/button';
import { CardGrid } from '@salonica/ui/card-grid';
import { SalonCard } from '@salonica/ui/salon-card';
import { type ReactNode, type RefObject, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import type { Salon } from '../../domain/salon.ts';
import { paths } from '../../shared/paths.ts';
import type { NextFreeOf } from './queries.ts';
import { SaveSlot } from './SaveSlot.tsx';
import { useNextFreeText, useSalonCard } from './use-salon-card.ts';

export interface SalonGridProps {
  readonly salons: readonly Salon[];
  /** With first free times the cards also link to the wizard. */
  readonly nextFreeOf?: NextFreeOf | undefined;
  /** Target of Book Now. @default the salon's wizard */
  readonly bookingPath?: ((salon: Salon) => string) | undefined;
  /** The reason for a recommendation on the card, which then links to the wizard too. */
  readonly reason?: ((salon: Salon) => string) | undefined;
  readonly headingLevel?: 2 | 3;
  /** The first card is in the first screen; its picture is preloaded. @default false */
  readonly isFirst?: boolean;
  readonly ref?: RefObject<HTMLUListElement | null>;
}

/** Salon cards; every link names its salon. */
export function SalonGrid({
  salons,
  nextFreeOf,
  bookingPath = ({ id }) => paths.booking(id),
  reason,
  headingLevel = 3,
  isFirst = false,
  ref,
}: SalonGridProps) {
  const { t } = useTranslation('discovery');
  const renderSave = use(SaveSlot);
  const cardOf = useSalonCard();
  const nextTextOf = useNextFreeText();
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
      {salons.map((salon, index) => {
        const { id, name } = salon;
        const details = action(paths.salon(id), name, t('viewDetails'), 'secondary');
        return (
          <li key={id}>
            <SalonCard
              {...cardOf(salon)}
              eager={isFirst && index === 0}
              headingLevel={headingLevel}
              renderLink={(link) => <Link to={paths.salon(id)} {...link} />}
              save={renderSave?.(salon)}
              {...(nextFreeOf === undefined && reason === undefined
                ? { bookings: t('bookings'), actions: details }
                : {
                    nextAvailable:
                      nextFreeOf === undefined ? undefined : nextTextOf(nextFreeOf(id)),
                    note: reason?.(salon),
                    actions: (
                      <>
                        {details}
                        {action(bookingPath(salon), name, t('bookNow'), 'tonal')}
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
