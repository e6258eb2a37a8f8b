import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/index.ts';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import { StarRating } from '../star-rating/index.ts';
import classes from './TeamList.module.css';

/** Props of {@link TeamList}: every attribute of a `ul`. */
export interface TeamListProps extends ComponentProps<'ul'> {
  /** {@link TeamMember}s. */
  children: ReactNode;
}

/**
 * The team of a salon: stacked, and three columns if there is room. Renders a `ul` inside a
 * container `div`.
 *
 * @since 0.2.0
 * @status beta
 * @example <TeamList> <TeamMember name="Eleni Vasiliou" role="Color specialist" rating={4.9}
 * experience="8 years" /> </TeamList>
 */
export function TeamList({ className, ...rest }: TeamListProps): ReactElement {
  return (
    <div className={classes['measure']}>
      {/* Safari drops the list role together with the bullets. */}
      <ul
        role="list"
        {...rest}
        data-component="team-list"
        className={cx(classes['root'], className)}
      />
    </div>
  );
}

/** An additional fact about a person. */
export interface TeamFact {
  /** Its label: "Known for". */
  label: ReactNode;
  /** Formatted. */
  value: ReactNode;
}

/** Props of {@link TeamMember}: every attribute of a `li` but `role`. */
export interface TeamMemberProps extends Omit<ComponentProps<'li'>, 'children' | 'role'> {
  /** Full name of the person. */
  name: string;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** URL of a portrait; without it the initial shows. */
  avatarSrc?: string | null | undefined;
  /** The person's specialty, in a few words. */
  role?: ReactNode;
  /** 0 to 5; shown with one decimal. Omitted when unknown. */
  rating?: number | null | undefined;
  /** Formatted experience: "8 years". */
  experience?: ReactNode;
  /** More about the person, below a hairline. */
  facts?: readonly TeamFact[] | undefined;
}

/**
 * One person of a {@link TeamList}, as a card. Renders a `li`.
 *
 * @example
 * <TeamMember
 *   name="Nikos Petridis"
 *   avatarSrc="/avatars/nikos.avif"
 *   role="Classic cuts"
 *   rating={4.8}
 *   experience="12 years"
 *   facts={[{ label: 'Known for', value: 'Beard Trim, Hot Towel' }]}
 * />
 */
export function TeamMember({
  name,
  headingLevel = 3,
  avatarSrc,
  role,
  rating,
  experience,
  facts = [],
  className,
  ...rest
}: TeamMemberProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  const isRated = rating != null;
  return (
    <li {...rest} data-part="member" className={cx(classes['member'], className)}>
      <Avatar name={name} src={avatarSrc} size={72} decorative />
      <div className={classes['text']}>
        <Heading data-part="name" translate="no" className={classes['name']}>
          {name}
        </Heading>
        {role ? <p data-part="role">{role}</p> : null}
        {isRated || experience ? (
          <p data-part="standing" className={classes['standing']}>
            {isRated ? <StarRating value={rating} /> : null}
            {isRated && experience ? <span aria-hidden="true">·</span> : null}
            {experience ? <span>{experience}</span> : null}
          </p>
        ) : null}
        {facts.length > 0 ? (
          <dl data-part="facts" className={classes['facts']}>
            {facts.map(({ label, value }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}
