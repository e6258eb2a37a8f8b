import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { HeadingLevel } from '../internal/types.ts';
import { IconDisc } from '../icon-disc/index.ts';
import { cx } from '../internal/cx.ts';
import classes from './FeatureList.module.css';

/** Props of {@link FeatureList}: every attribute of a `ul`. */
export interface FeatureListProps extends ComponentProps<'ul'> {
  /** {@link Feature}s, preferably three. */
  children: ReactNode;
}

/**
 * A few benefits: stacked, or side by side if there is room. Renders a `ul` inside a container `div`.
 *
 * @since 0.2.0
 * @status beta
 * @example
 * <FeatureList>
 *   <Feature icon={<BadgeCheck />} title="Verified salons">Every listing is checked.</Feature>
 * </FeatureList>
 */
export function FeatureList({ className, ...rest }: FeatureListProps): ReactElement {
  return (
    <div className={classes['measure']}>
      {/* Safari drops the list role together with the bullets. */}
      <ul
        role="list"
        {...rest}
        data-component="feature-list"
        className={cx(classes['root'], className)}
      />
    </div>
  );
}

/** Props of {@link Feature}: every attribute of a `li`. */
export interface FeatureProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Decorative; on a disc. */
  icon: ReactNode;
  /** The benefit, in two or three words. */
  title: ReactNode;
  /** Makes the title a heading of this level. @default a paragraph */
  headingLevel?: HeadingLevel | undefined;
  /** One sentence on it. */
  children?: ReactNode;
}

/**
 * One benefit of a {@link FeatureList}. Renders a `li`.
 *
 * @example
 * <Feature icon={<ShieldCheck />} title="Secure payments">Your card details stay protected.</Feature>
 */
export function Feature({
  icon,
  title,
  headingLevel,
  className,
  children,
  ...rest
}: FeatureProps): ReactElement {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <li {...rest} data-part="feature" className={cx(classes['feature'], className)}>
      <IconDisc className={classes['icon']}>{icon}</IconDisc>
      <div className={classes['words']}>
        <Title data-part="title" className={classes['title']}>
          {title}
        </Title>
        {children ? (
          <p data-part="text" className={classes['text']}>
            {children}
          </p>
        ) : null}
      </div>
    </li>
  );
}
