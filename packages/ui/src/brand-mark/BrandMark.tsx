import type { ComponentProps, ReactElement } from 'react';

/** Props of {@link BrandMark}: every attribute of an `svg`. */
export interface BrandMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height in CSS pixels; 24 is the smallest that reads. @default 32 */
  size?: number | undefined;
}

/**
 * The arched window over the water, in the colour of the text around it. Renders an `svg` that is
 * hidden from assistive technology: the name is beside it as text.
 *
 * @since 0.1.0
 * @status stable
 * @example <a href="/"><BrandMark /> Salonica</a>
 */
export function BrandMark({ size = 32, ...rest }: BrandMarkProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      {...rest}
      data-component="brand-mark"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="currentColor"
    >
      <path
        fillRule="evenodd"
        d="M4 14a12 12 0 0 1 24 0v16.2a1 1 0 0 1-.8.8H4.8a1 1 0 0 1-.8-.8zm5.2 4.6h13.6a6.8 6.8 0 0 0-13.6 0M8 21v1.9h16V21zm2.5 4v1.7h11V25z"
      />
    </svg>
  );
}
