'use client';

import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { RenderLink } from '../internal/render-link.ts';
import type { HeadingLevel } from '../internal/types.ts';
import { useMessages } from '../messages/index.ts';
import { Photo, type PhotoImage } from '../photo/index.ts';
import { en, type BookingTicketMessages } from './BookingTicket.messages.ts';
import classes from './BookingTicket.module.css';
import { PastDetails } from './PastDetails.tsx';
import type { TicketBarber, TicketTime } from './ticket.ts';
import { TicketDetails } from './TicketDetails.tsx';
import { TicketStub } from './TicketStub.tsx';

/** Props of {@link BookingTicket}: every attribute of an `article`. Texts are already formatted. */
export interface BookingTicketProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** `upcoming` is the ticket with its stub, `past` a plain row. @default 'upcoming' */
  variant?: 'upcoming' | 'past' | undefined;
  /** The heading: the name of the salon. */
  title: string;
  /** Language of `title` when it is not the page's. */
  titleLanguage?: string | undefined;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Wraps the title in the consumer's link. */
  renderLink?: RenderLink | undefined;
  /** Date and time of the visit, in the salon's time. */
  when: TicketTime;
  /** 4:3, decorative. `null` draws a plain storefront; if omitted, the ticket has no picture. */
  image?: PhotoImage | null | undefined;
  /** Service, and its duration if known. */
  service?: string | undefined;
  /** The barber; omitted if not chosen yet. */
  barber?: TicketBarber | undefined;
  /** The address, on one or two lines. */
  address?: string | undefined;
  /** A `Badge` with icon and word. */
  status?: ReactNode;
  /** The deadline for changes, or why it has passed. */
  rule?: ReactNode;
  /** The rating of a past visit. */
  rating?: ReactNode;
  /** Buttons and links, the most important first; `size="s"`. */
  actions?: ReactNode;
  /** Further lines below the address. */
  children?: ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<BookingTicketMessages> | undefined;
}

/**
 * A booked visit, as a ticket. Renders an `article` named by its heading and its date; the layout follows the width of
 * its container.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <BookingTicket
 *   title="Atelier Aristotelous"
 *   when={{ dateTime: '2025-06-14T10:30', text: 'Saturday 14 June 2025, 10:30', weekday: 'Sat', day: '14', month: 'June', time: '10:30' }}
 *   image={{ src, darkSrc, alt: '' }}
 *   service="Haircut & Style · 45 min"
 *   barber={{ name: 'Nikos Petridis', avatar }}
 *   address="12 Aristotelous Square"
 *   status={<Badge tone="success" icon={<Check />}>Confirmed</Badge>}
 *   rule="Free to change until Friday 13 June, 10:30"
 *   actions={<Button variant="secondary" size="s">Reschedule</Button>}
 * />
 */
export function BookingTicket({
  variant = 'upcoming',
  title,
  titleLanguage,
  headingLevel = 3,
  renderLink,
  when,
  image,
  service,
  barber,
  address,
  status,
  rule,
  rating,
  actions,
  messages,
  className,
  children,
  ...rest
}: BookingTicketProps): ReactElement {
  const t = useMessages('bookingTicket', en, messages);
  const id = useId();
  const timeId = `${id}-time`;
  const Heading = `h${headingLevel}` as const;
  const past = variant === 'past';
  const heading = (
    <Heading
      id={id}
      lang={titleLanguage}
      translate="no"
      data-part="title"
      className={classes['title']}
    >
      {renderLink ? renderLink({ className: classes['link'], children: title }) : title}
    </Heading>
  );
  return (
    <article
      aria-labelledby={`${id} ${timeId}`}
      {...rest}
      data-component="booking-ticket"
      data-variant={variant}
      className={cx(classes['root'], className)}
    >
      <div className={classes['sheet']}>
        {past ? null : <TicketStub when={when} timeId={timeId} />}
        <div data-part="body" className={classes['body']}>
          {image === undefined ? null : (
            <Photo image={image} seed={title} width={320} className={classes['media']} />
          )}
          <div className={classes['text']}>
            <div className={classes['head']}>
              {heading}
              {status ? <div data-part="status">{status}</div> : null}
            </div>
            {past ? (
              <PastDetails
                service={service}
                barber={barber}
                address={address}
                when={when}
                timeId={timeId}
                messages={t}
              />
            ) : (
              <TicketDetails service={service} barber={barber} address={address} messages={t} />
            )}
            {children}
            {rule ? (
              <div data-part="rule" className={classes['rule']}>
                {rule}
              </div>
            ) : null}
          </div>
          {rating ? (
            <div data-part="rating" className={classes['rating']}>
              {rating}
            </div>
          ) : null}
        </div>
        {actions ? (
          <div data-part="actions" className={classes['actions']}>
            {actions}
          </div>
        ) : null}
      </div>
    </article>
  );
}
