import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { HeadingLevel } from '../internal/types.ts';
import classes from './ProfileHeader.module.css';

/** Props of {@link ProfileHeader}: every attribute of a `div`. */
export interface ProfileHeaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the person or the shop. */
  name: ReactNode;
  /** Level of the heading in the outline of the page. @default 1 */
  headingLevel?: 1 | HeadingLevel | undefined;
  /** An `Avatar` of 104 px; 72 px in narrow containers. */
  avatar: ReactNode;
  /** Details below the name: an address, a place. */
  detail?: ReactNode;
  /** `Badge`s below it. */
  badges?: ReactNode;
  /** Buttons and links; at the end, or below if there is no room. */
  actions?: ReactNode;
  /** A decorative picture of 272 px on the line below; visible from 1024 px on. */
  scene?: ReactNode;
}

/**
 * The full-width header of a person's or shop's page. Renders a `div`.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <ProfileHeader
 *   name="Eleni Vasiliou"
 *   detail="eleni@example.com"
 *   avatar={<Avatar name="Eleni Vasiliou" size={104} decorative />}
 *   badges={<Badge tone="success" icon={<BadgeCheck />}>Verified</Badge>}
 *   actions={<Button variant="secondary">Sign Out</Button>}
 * />
 */
export function ProfileHeader({
  name,
  headingLevel = 1,
  avatar,
  detail,
  badges,
  actions,
  scene,
  className,
  ...rest
}: ProfileHeaderProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} data-component="profile-header" className={cx(classes['root'], className)}>
      <div className={classes['inner']}>
        {avatar}
        <div className={classes['words']}>
          <Heading data-part="name" translate="no" className={classes['name']}>
            {name}
          </Heading>
          {detail ? (
            <p data-part="detail" className={classes['detail']}>
              {detail}
            </p>
          ) : null}
          {badges ? (
            <div data-part="badges" className={classes['badges']}>
              {badges}
            </div>
          ) : null}
        </div>
        {scene ? (
          <div data-part="scene" aria-hidden="true" className={classes['scene']}>
            {scene}
          </div>
        ) : null}
        {actions ? (
          <div data-part="actions" className={classes['actions']}>
            {actions}
          </div>
        ) : null}
      </div>
    </div>
  );
}
