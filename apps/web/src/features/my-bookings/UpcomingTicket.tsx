import { Badge, type BadgeTone } from '@salonica/ui/badge';
import { BookingTicket } from '@salonica/ui/booking-ticket';
import { Button, buttonProps } from '@salonica/ui/button';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import Navigation from 'lucide-react/icons/navigation';
import Scissors from 'lucide-react/icons/scissors';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import type { PlainDateTime } from '../../shared/dates.ts';
import { languageOfName } from '../../shared/name-language.ts';
import { paths } from '../../shared/paths.ts';
import { anchorOf } from './booking-anchor.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Phase } from './bookings-rules.ts';
import { pictureOf } from './picture-of.ts';
import { directionsTo } from './directions.ts';
import styles from './UpcomingTicket.module.css';
import { useBookingWords } from './use-booking-words.ts';

type ShownPhase = Exclude<Phase, 'over'>;

const badges: Readonly<Record<ShownPhase, { tone: BadgeTone; Icon: LucideIcon }>> = {
  open: { tone: 'success', Icon: Check },
  settled: { tone: 'success', Icon: Check },
  begun: { tone: 'warning', Icon: Clock },
  underway: { tone: 'info', Icon: Scissors },
};

export interface UpcomingTicketProps {
  readonly booking: Booking;
  /** Level of its heading in the outline of the page. @default 3 */
  readonly headingLevel?: 2 | 3;
  readonly phase: ShownPhase;
  /** The time before a move on this page. */
  readonly movedFrom: PlainDateTime | undefined;
  readonly onReschedule: () => void;
  /** Null where the visitor cannot wait for an earlier time. */
  readonly onEarlier: (() => void) | null;
  readonly onCancel: () => void;
  readonly onAddToCalendar: () => void;
}

function DirectionsLink({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation('bookings');
  const { salon, address } = booking;
  const { href, isPage } = directionsTo(`${salon.name}, ${address}`, navigator.userAgent);
  return (
    <a
      {...buttonProps({ variant: 'tonal', size: 's' })}
      href={href}
      {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <Navigation aria-hidden="true" />
      {t('actions.directions')}
      {isPage ? <VisuallyHidden> {t('newTab')}</VisuallyHidden> : null}
    </a>
  );
}

/** An upcoming booking with its actions. */
export function UpcomingTicket({
  booking,
  headingLevel = 3,
  phase,
  movedFrom,
  onReschedule,
  onEarlier,
  onCancel,
  onAddToCalendar,
}: UpcomingTicketProps) {
  const { t, i18n } = useTranslation('bookings');
  const words = useBookingWords();
  const ruleId = useId();
  const { salon, service, barber, location, address } = booking;
  const { tone, Icon } = badges[phase];
  const visitorTime = words.visitorTime(booking);
  const unavailable = phase === 'open' ? {} : { disabled: true, 'aria-describedby': ruleId };
  return (
    <BookingTicket
      id={anchorOf(booking.id)}
      tabIndex={-1}
      className={styles['root']}
      data-phase={phase}
      title={salon.name}
      headingLevel={headingLevel}
      titleLanguage={languageOfName(salon.name, i18n.language)}
      renderLink={(slot) => <Link to={paths.salon(salon.id)} {...slot} />}
      when={words.ticketTime(booking)}
      image={pictureOf(salon)}
      service={`${service.name} · ${t('minutes', { count: service.minutes })}`}
      barber={{ name: barber.name, avatar: barber.picture }}
      address={location === 'home' ? t('atHome', { address }) : address}
      status={
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {t(`status.${phase}`)}
        </Badge>
      }
      rule={
        <div className={styles['rule']}>
          <span id={ruleId}>{words.rule(booking, phase)}</span>
          <Button
            variant="link"
            size="s"
            className={styles['further']}
            startIcon={<CalendarPlus aria-hidden="true" />}
            onClick={onAddToCalendar}
          >
            {t('actions.calendar')}
          </Button>
          {phase === 'open' && onEarlier !== null ? (
            <Button
              variant="link"
              size="s"
              className={styles['further']}
              startIcon={<Hourglass aria-hidden="true" />}
              onClick={onEarlier}
            >
              {t('actions.earlier')}
            </Button>
          ) : null}
        </div>
      }
      actions={
        <>
          {location === 'salon' ? <DirectionsLink booking={booking} /> : null}
          <Button
            variant="secondary"
            size="s"
            startIcon={<CalendarClock aria-hidden="true" />}
            onClick={onReschedule}
            {...unavailable}
          >
            {t('actions.reschedule')}
          </Button>
          <Button
            variant="quiet-destructive"
            size="s"
            startIcon={<X aria-hidden="true" />}
            onClick={onCancel}
            {...unavailable}
          >
            {t('actions.cancel')}
          </Button>
        </>
      }
    >
      {visitorTime === null ? null : <p className={styles['line']}>{visitorTime}</p>}
      {movedFrom === undefined ? null : (
        <p className={styles['line']}>
          <CalendarClock aria-hidden="true" />
          <span>{t('moved', words.brief(movedFrom))}</span>
        </p>
      )}
    </BookingTicket>
  );
}
