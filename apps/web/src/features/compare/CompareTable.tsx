import { buttonProps } from '@salonica/ui/button';
import { Photo } from '@salonica/ui/photo';
import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import type { SalonDetails } from '#domain/salon.ts';
import type { Service } from '#domain/service.ts';
import { languageOfName } from '#shared/name-language.ts';
import { bookingWithService, comparison, paths } from '#shared/paths.ts';
import styles from './CompareTable.module.css';
import { serviceNamed } from './compared-services.ts';
import { useCompareRows } from './use-compare-rows.tsx';

export interface CompareTableProps {
  readonly salons: readonly SalonDetails[];
  /** Whose prices are shown; null for the level of prices. */
  readonly service: Service | null;
  readonly onRemoved: (salonId: string) => void;
}

interface ColumnProps {
  readonly salon: SalonDetails;
  /** The URL without this salon. */
  readonly without: string;
  readonly onRemoved: () => void;
}

function ColumnHead({ salon, without, onRemoved }: ColumnProps) {
  const { t, i18n } = useTranslation('compare');
  const { id, name, picture } = salon;
  return (
    <th scope="col" className={styles['salon']}>
      <Photo
        image={picture === null ? null : { src: picture.light, darkSrc: picture.dark, alt: '' }}
        seed={name}
        className={styles['picture']}
      />
      <Link
        to={paths.salon(id)}
        lang={languageOfName(name, i18n.language)}
        translate="no"
        className={styles['name']}
      >
        {name}
      </Link>
      <div className={styles['remove']}>
        <Link
          to={without}
          replace
          preventScrollReset
          aria-label={t('remove', { name })}
          onClick={onRemoved}
          {...buttonProps({ variant: 'quiet', size: 's' })}
        >
          <X aria-hidden="true" />
          {t('removeShort')}
        </Link>
      </div>
    </th>
  );
}

interface RowProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Row({ label, className, children }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row" className={styles['label']}>
        {label}
      </th>
      {children}
    </tr>
  );
}

/** Salons as columns. On a phone they are swiped, and the labels of the rows stay. */
export function CompareTable({ salons, service, onRemoved }: CompareTableProps) {
  const { t } = useTranslation('compare');
  const captionId = useId();
  const rows = useCompareRows(salons, service);

  /** The chosen service remains, even if its id was that of the removed salon. */
  const addressWithout = (removed: SalonDetails): string => {
    const others = salons.filter(({ id }) => id !== removed.id);
    const same =
      service === null ? [] : others.flatMap((one) => serviceNamed(one, service.name) ?? []);
    return comparison(
      others.map(({ id }) => id),
      same[0]?.id ?? null,
    );
  };
  const bookingOf = (salon: SalonDetails): string => {
    const offered = service === null ? undefined : serviceNamed(salon, service.name);
    return offered === undefined
      ? paths.booking(salon.id)
      : bookingWithService(salon.id, offered.id);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so keys have to reach it.
    <div role="region" aria-labelledby={captionId} tabIndex={0} className={styles['scroller']}>
      <table className={styles['table']} data-columns={salons.length}>
        <caption id={captionId} className={styles['caption']}>
          {t('caption', { names: salons.map(({ name }) => name).join(', ') })}
        </caption>
        <thead>
          <tr>
            <td aria-hidden="true" className={styles['label']} />
            {salons.map((salon) => (
              <ColumnHead
                key={salon.id}
                salon={salon}
                without={addressWithout(salon)}
                onRemoved={() => onRemoved(salon.id)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, valueOf }) => (
            <Row key={key} label={label}>
              {salons.map((salon) => (
                <td key={salon.id}>{valueOf(salon)}</td>
              ))}
            </Row>
          ))}
          <Row label={t('rows.book')} className={styles['booking']}>
            {salons.map((salon) => (
              <td key={salon.id}>
                <Link
                  to={bookingOf(salon)}
                  aria-label={`${t('book')}, ${salon.name}`}
                  {...buttonProps({ variant: 'tonal', size: 's' })}
                >
                  {t('book')}
                </Link>
              </td>
            ))}
          </Row>
        </tbody>
      </table>
    </div>
  );
}
