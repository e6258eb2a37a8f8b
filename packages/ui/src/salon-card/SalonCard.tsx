'use client';

import Star from 'lucide-react/icons/star';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Badge } from '../badge/index.ts';
import { cx } from '../internal/cx.ts';
import type { RenderLink } from '../internal/render-link.ts';
import type { HeadingLevel } from '../internal/types.ts';
import { useMessages } from '../messages/index.ts';
import { Photo, type PhotoImage } from '../photo/index.ts';
import { StarRating } from '../star-rating/index.ts';
import { en, type SalonCardMessages } from './SalonCard.messages.ts';
import { SalonBadges } from './SalonBadges.tsx';
import { SalonFacts } from './SalonFacts.tsx';
import { SalonStarts, type SalonCardStart } from './SalonStarts.tsx';
import classes from './SalonCard.module.css';

/** Props of {@link SalonCard}: every attribute of an `article`. Texts are already formatted. */
export interface SalonCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** One line; longer text is truncated visually only. */
  name: string;
  /** Language of `name` when it is not the page's. */
  nameLanguage?: string | undefined;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Wraps the name in the consumer's link, which also covers the picture. */
  renderLink?: RenderLink | undefined;
  /** 4:3. Without one a plain storefront is drawn. */
  image?: PhotoImage | null | undefined;
  /** In the first screen: its picture is fetched with high priority. @default false */
  eager?: boolean | undefined;
  /** Puts a badge on the picture. @default false */
  topRated?: boolean | undefined;
  /** 0 to 5; shown with one decimal. Omitted when unknown. */
  rating?: number | null | undefined;
  /** Number of ratings; omitted when unknown. */
  reviewCount?: number | null | undefined;
  /** Street and number; truncated to one line. */
  address?: string | null | undefined;
  /** With its unit, such as "0.4 mi". */
  distance?: string | null | undefined;
  /** With its unit, such as "45 min". */
  averageBookingTime?: string | null | undefined;
  /** One to four currency signs, such as "$$"; announced as words. */
  priceRange?: string | null | undefined;
  /** The first two are shown, the others counted. */
  categories?: readonly string[] | undefined;
  /** The service that was searched for, with its formatted price; replaces the categories. */
  service?: { name: string; price: string } | undefined;
  /** Short text at the start of the footer, such as "50+ bookings". */
  bookings?: string | undefined;
  /** First free time. Puts the actions on a separate line. */
  nextAvailable?: { text: string; dateTime?: string | undefined } | undefined;
  /**
   * The next start times, at most three, as links; replaces `nextAvailable`. An empty list says that
   * there are none. Puts the actions on a separate line.
   */
  starts?: readonly SalonCardStart[] | undefined;
  /** A line above the actions, such as a telephone link. Puts the actions on a separate line. */
  note?: ReactNode;
  /** A toggle in the corner of the picture, such as a heart of 44 px. */
  save?: ReactNode;
  /** A toggle in the lower corner of the picture, such as a checkbox that chooses the salon. */
  choose?: ReactNode;
  /** Buttons and links, at most two. */
  actions?: ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<SalonCardMessages> | undefined;
}

/**
 * A salon in a list. Renders an `article` named by its heading.
 *
 * @since 0.1.0
 * @status stable
 * @example
 * <SalonCard
 *   name="Kyma"
 *   renderLink={(link) => <Link to="/salon/06" {...link} />}
 *   image={{ src, darkSrc, alt: 'Kyma, illustrated storefront' }}
 *   rating={4.7}
 *   reviewCount={1250}
 *   address="3 Megalou Alexandrou"
 *   distance="1.4 mi"
 *   averageBookingTime="50 min"
 *   priceRange="$$"
 *   categories={['Haircut', 'Color', 'Balayage']}
 *   bookings="50+ bookings"
 *   actions={<Link to="/salon/06" {...buttonProps({ variant: 'secondary', size: 's' })}>View Details</Link>}
 * />
 */
export function SalonCard({
  name,
  nameLanguage,
  headingLevel = 3,
  renderLink,
  image,
  eager,
  topRated = false,
  rating,
  reviewCount,
  address,
  distance,
  averageBookingTime,
  priceRange,
  categories = [],
  service,
  bookings,
  nextAvailable,
  starts,
  note,
  save,
  choose,
  actions,
  messages,
  className,
  ...rest
}: SalonCardProps): ReactElement {
  const t = useMessages('salonCard', en, messages);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const variant = starts ? 'starts' : nextAvailable || note ? 'search' : 'brief';
  return (
    <article
      {...rest}
      aria-labelledby={headingId}
      data-component="salon-card"
      data-variant={variant}
      className={cx(classes['root'], className)}
    >
      <Photo image={image} eager={eager} seed={name} className={classes['media']}>
        {topRated ? (
          <Badge tone="plaque" icon={<Star aria-hidden="true" />} data-part="top-rated">
            {t.topRated}
          </Badge>
        ) : null}
      </Photo>
      <div data-part="body" className={classes['body']}>
        <div className={classes['head']}>
          <Heading
            id={headingId}
            lang={nameLanguage}
            translate="no"
            title={name}
            className={classes['name']}
          >
            {renderLink ? renderLink({ className: classes['link'], children: name }) : name}
          </Heading>
          {rating == null ? null : (
            <StarRating
              value={rating}
              count={reviewCount ?? undefined}
              data-part="rating"
              className={classes['rating']}
            />
          )}
        </div>
        {save ? (
          <div data-part="save" className={classes['save']}>
            {save}
          </div>
        ) : null}
        {choose ? (
          <div className={classes['corner']}>
            <div data-part="choose" className={classes['choose']}>
              {choose}
            </div>
          </div>
        ) : null}
        {address ? (
          <p data-part="address" className={classes['address']}>
            {address}
          </p>
        ) : null}
        <SalonFacts
          distance={distance}
          averageBookingTime={averageBookingTime}
          priceRange={priceRange}
          messages={t}
        />
        {service ? (
          <p data-part="service" className={classes['service']}>
            <span className={classes['serviceName']}>{service.name}</span>{' '}
            <span className={classes['price']}>{service.price}</span>
          </p>
        ) : (
          <SalonBadges categories={categories} messages={t} />
        )}
        <div data-part="footer" className={classes['footer']}>
          {starts ? <SalonStarts starts={starts} messages={t} /> : null}
          {nextAvailable && !starts ? (
            <p data-part="next-available" className={classes['next']}>
              {t.nextAvailable} <time dateTime={nextAvailable.dateTime}>{nextAvailable.text}</time>
            </p>
          ) : null}
          {note ? (
            <p data-part="note" className={classes['note']}>
              {note}
            </p>
          ) : null}
          {bookings === undefined || variant !== 'brief' ? null : (
            <p data-part="bookings" className={classes['bookings']}>
              {bookings}
            </p>
          )}
          {actions ? (
            <div data-part="actions" className={classes['actions']}>
              {actions}
            </div>
          ) : null}
        </div>
      </div>
    </article>
  );
}
