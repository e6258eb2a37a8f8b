import { BookingBar } from '@salonica/ui/booking-summary';
import { Breadcrumb, BreadcrumbItem } from '@salonica/ui/breadcrumb';
import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { NoSalon } from '../../blocks/NoSalon.tsx';
import { useSalon } from '../../blocks/use-salon.ts';
import { formatMoneyBriefly } from '../../shared/money.ts';
import { languageOfName } from '../../shared/name-language.ts';
import { paths } from '../../shared/paths.ts';
import { AppointmentTickets, type AppointmentTicketsProps } from './AppointmentTickets.tsx';
import { GalleryMosaic } from './GalleryMosaic.tsx';
import { LightboxSlot } from './LightboxSlot.tsx';
import { Paused } from './Paused.tsx';
import { SalonDetails } from './SalonDetails.tsx';
import { SalonHead, type SalonHeadProps } from './SalonHead.tsx';
import { SalonLoading } from './SalonLoading.tsx';
import styles from './salon-page.module.css';
import type { SalonDetails as Salon } from '../../domain/salon.ts';
import { useSalonTab } from './use-salon-tab.ts';

export interface SalonContentProps extends Omit<SalonHeadProps, 'salon' | 'onReviews'> {
  readonly salonId: string;
  /** Called with the document title once it is known. */
  readonly onTitle: (title: string) => void;
  /** Called when a picture was opened and the lightbox failed to load. */
  readonly onGalleryFailed: () => void;
  /** Opens a guest's booking; null for a customer. @default null */
  readonly onManage: AppointmentTicketsProps['onManage'];
  readonly onCalendarFailed: () => void;
}

/** The lowest price, beside the link to the wizard. */
function BookBar({ salon }: { readonly salon: Salon }) {
  const { t, i18n } = useTranslation('salon');
  const [least] = salon.offer.map(({ price }) => price).toSorted((a, b) => a.minor - b.minor);
  return (
    <BookingBar
      className={styles['bar']}
      messages={{ total: t('from') }}
      total={least === undefined ? undefined : formatMoneyBriefly(least, i18n.language)}
    >
      <Link to={paths.booking(salon.id)} {...buttonProps({ size: 'l', block: true })}>
        {t('book')}
      </Link>
    </BookingBar>
  );
}

/** A salon: pictures, facts, services and links to the wizard; or an error. */
export function SalonContent({
  salonId,
  onTitle,
  onGalleryFailed,
  onManage,
  onCalendarFailed,
  ...head
}: SalonContentProps) {
  const { t, i18n } = useTranslation(['salon', 'common']);
  const load = useSalon(salonId);
  const views = useSalonTab();
  const title = load.phase === 'ready' ? (load.data?.name ?? t('common:noSalon.title')) : undefined;
  useEffect(() => {
    if (title !== undefined) onTitle(title);
  }, [onTitle, title]);

  if (load.phase === 'loading') return <SalonLoading isSlow={load.isSlow} retry={load.retry} />;
  if (load.phase === 'failed') {
    return (
      <Container>
        <LoadFailure
          title={t('page.failed')}
          headingLevel={1}
          reason={load.reason}
          retry={load.retry}
        />
      </Container>
    );
  }
  const salon = load.data;
  if (salon === null) return <NoSalon />;
  return (
    <Container>
      <Breadcrumb className={styles['breadcrumb']}>
        <BreadcrumbItem>
          <Link to={paths.home}>{t('breadcrumb.home')}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <Link to={paths.salons}>{t('breadcrumb.salons')}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem current>
          <span lang={languageOfName(salon.name, i18n.language)}>{salon.name}</span>
        </BreadcrumbItem>
      </Breadcrumb>
      <AppointmentTickets
        salonId={salon.id}
        onManage={onManage}
        onCalendarFailed={onCalendarFailed}
      />
      <GalleryMosaic salon={salon} />
      <SalonHead {...head} salon={salon} onReviews={views.jump('reviews')} />
      {salon.isPaused ? <Paused /> : null}
      <SalonDetails salon={salon} views={views} />
      {salon.isPaused ? null : <BookBar salon={salon} />}
      <LightboxSlot salon={salon} onFailed={onGalleryFailed} />
    </Container>
  );
}
