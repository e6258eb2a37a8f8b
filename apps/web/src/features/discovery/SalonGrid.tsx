import { buttonProps } from '@salonica/ui/button';
import { CardGrid } from '@salonica/ui/card-grid';
import { SalonCard } from '@salonica/ui/salon-card';
import { type ReactNode, type RefObject, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import type { ListedSalon, Salon } from '../../domain/salon.ts';
import { bookingWithService, paths } from '../../shared/paths.ts';
import { CompareSlot } from './CompareSlot.tsx';
import { SalonGridItem } from './SalonGridItem.tsx';
import { SaveSlot } from './SaveSlot.tsx';
import { useSalonCard } from './use-salon-card.ts';
import { useSalonMatch } from './use-salon-match.tsx';

export interface SalonGridProps {
  /** Those of a search have start times, and link to the wizard. */
  readonly salons: readonly ListedSalon[];
  /**
   * The position of the chosen service in a salon's list, for its links to the wizard. @default the
   * service that matched
   */
  readonly serviceIn?: ((salon: Salon) => number | null) | undefined;
  /** Where distances are measured from, in words. @default not mentioned */
  readonly distancesFrom?: string | undefined;
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
  serviceIn,
  distancesFrom,
  reason,
  headingLevel = 3,
  isFirst = false,
  ref,
}: SalonGridProps) {
  const { t } = useTranslation('discovery');
  const renderSave = use(SaveSlot);
  const renderCompare = use(CompareSlot);
  const matchOf = useSalonMatch();
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
      {salons.map((salon, index) => {
        const { id, name, match } = salon;
        const service = serviceIn?.(salon) ?? match?.service?.id ?? null;
        const book = service === null ? paths.booking(id) : bookingWithService(id, service);
        const details = action(paths.salon(id), name, t('viewDetails'), 'secondary');
        return (
          <SalonGridItem key={id} salonId={id}>
            <SalonCard
              {...cardOf(salon)}
              eager={isFirst && index === 0}
              headingLevel={headingLevel}
              renderLink={(link) => <Link to={paths.salon(id)} {...link} />}
              save={renderSave?.(salon)}
              choose={renderCompare?.(salon)}
              {...(distancesFrom === undefined
                ? {}
                : { messages: { distance: t('distanceFrom', { place: distancesFrom }) } })}
              {...(match === undefined ? {} : matchOf(salon, match, service))}
              {...(reason === undefined && match === undefined
                ? { bookings: t('bookings'), actions: details }
                : {
                    note: reason?.(salon),
                    actions: (
                      <>
                        {details}
                        {action(book, name, t('bookNow'), 'tonal')}
                      </>
                    ),
                  })}
            />
          </SalonGridItem>
        );
      })}
    </CardGrid>
  );
}
