import { createElement, type ComponentProps, type ReactElement } from 'react';
import { cx } from './cx.ts';

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** An icon as Lucide draws it; the build puts these in the place of the library's. */
export function createIcon(
  name: string,
  shapes: readonly Shape[],
): (props: ComponentProps<'svg'>) => ReactElement {
  const children = shapes.map(([element, attributes]) => createElement(element, attributes));
  return ({ className, ...rest }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('lucide', `lucide-${name}`, className)}
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}
