import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { cx } from '../internal/cx.ts';
import classes from './SearchBar.module.css';

/** Props of {@link SearchBar}: every attribute of a `form`. */
export interface SearchBarProps extends ComponentProps<'form'> {
  /** Label of the button, or its name when it shows an arrow. */
  submit: string;
  /**
   * Layout in narrow containers: `line` keeps everything in one row, in which the focused field
   * grows, `rows` stacks the fields with the button beside them, `column` stacks the button too.
   * @default 'line'
   */
  variant?: 'line' | 'rows' | 'column' | undefined;
  /** One to three {@link SearchBarField}s. */
  children: ReactNode;
}

/**
 * The main search of a page: one to three fields and a button in one raised pill. Renders a `form`
 * with `role="search"`, which works without script.
 *
 * @since 0.2.0
 * @status beta
 * @example <SearchBar action="/salons" submit="Search"> <SearchBarField label="Service"
 * icon={<Search />} type="search" name="q" /> <SearchBarField label="Location" icon={<MapPin />}
 * name="location" /> </SearchBar>
 */
export function SearchBar({
  submit,
  variant = 'line',
  className,
  children,
  ...rest
}: SearchBarProps): ReactElement {
  return (
    <form
      role="search"
      {...rest}
      data-component="search-bar"
      data-variant={variant}
      className={cx(classes['root'], className)}
    >
      <div className={classes['bar']}>
        {children}
        <Button type="submit" size="l" data-part="submit" className={classes['submit']}>
          <span className={classes['word']}>{submit}</span>
          {variant === 'column' ? null : (
            <ArrowRight aria-hidden="true" className={classes['arrow']} />
          )}
        </Button>
      </div>
    </form>
  );
}
