'use client';

import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../avatar/index.ts';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import { useMessages } from '../messages/index.ts';
import { StarRating } from '../star-rating/index.ts';
import { en, type ReviewCardMessages } from './ReviewCard.messages.ts';
import classes from './ReviewCard.module.css';

/** Props of {@link ReviewCard}: every attribute of an `article`. Texts are already formatted. */
export interface ReviewCardProps extends Omit<ComponentProps<'article'>, 'lang'> {
  /** The author. */
  name: string;
  /** Language of `name` when it is not the page's. */
  nameLanguage?: string | undefined;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Without a picture the initial shows. */
  avatarSrc?: string | null | undefined;
  /** Its formatted date, and one for machines. */
  date: { text: string; dateTime: string };
  /** From 1 to 5. */
  stars: number;
  /** The text; `null` for a rating only. Line breaks are kept. */
  text: string | null;
  /** Language of `text` when it is not the page's. */
  lang?: string | undefined;
  /** Line between name and text, such as the service. */
  subject?: ReactNode;
  /** Below the text, such as the salon's reply. */
  children?: ReactNode;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<ReviewCardMessages> | undefined;
}

/**
 * One customer's review. Renders an `article` named by its author.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <ReviewCard
 *   name="Katerina L."
 *   date={{ text: '2 days ago', dateTime: '2026-11-17' }}
 *   stars={5}
 *   text="The best balayage I have had in years."
 *   lang="en"
 * />
 */
export function ReviewCard({
  name,
  nameLanguage,
  headingLevel = 3,
  avatarSrc,
  date,
  stars,
  text,
  lang,
  subject,
  messages: own,
  className,
  children,
  ...rest
}: ReviewCardProps): ReactElement {
  const messages = useMessages('reviewCard', en, own);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={id}
      tabIndex={-1}
      {...rest}
      data-component="review-card"
      className={cx(classes['root'], className)}
    >
      <header data-part="head" className={classes['head']}>
        <Avatar name={name} src={avatarSrc} size={48} decorative />
        <div className={classes['who']}>
          <Heading
            id={id}
            lang={nameLanguage}
            data-part="name"
            translate="no"
            className={classes['name']}
          >
            {name}
          </Heading>
          <time dateTime={date.dateTime} data-part="date" className={classes['date']}>
            {date.text}
          </time>
        </div>
        <StarRating value={stars} variant="stars" className={classes['stars']} />
      </header>
      {subject ? (
        <p data-part="subject" className={classes['subject']}>
          {subject}
        </p>
      ) : null}
      {text === null ? (
        <p data-part="wordless" className={classes['wordless']}>
          {messages.wordless}
        </p>
      ) : (
        <p lang={lang} data-part="text" className={classes['text']}>
          {text}
        </p>
      )}
      {children}
    </article>
  );
}
