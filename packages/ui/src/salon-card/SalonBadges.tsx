import type { ReactElement } from 'react';
import { Badge } from '../badge/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { SalonCardMessages } from './SalonCard.messages.ts';
import classes from './SalonBadges.module.css';

const shownAtMost = 2;

interface SalonBadgesProps {
  categories: readonly string[];
  messages: SalonCardMessages;
}

/** The first categories as badges, and the number of the others. */
export function SalonBadges({ categories, messages }: SalonBadgesProps): ReactElement | null {
  if (categories.length === 0) return null;
  const others = categories.slice(shownAtMost);
  return (
    <ul role="list" data-part="categories" className={classes['badges']}>
      {categories.slice(0, shownAtMost).map((category, index) => (
        <li key={index} data-part="category">
          <Badge>{category}</Badge>
        </li>
      ))}
      {others.length > 0 ? (
        <li data-part="more">
          <Badge tone="outline">{messages.moreCategories(others.length)}</Badge>
          <VisuallyHidden>: {others.join(', ')}</VisuallyHidden>
        </li>
      ) : null}
    </ul>
  );
}
