import type { ReactNode } from 'react';

/**
 * A text beside other nodes in an element of its own: a browser's translation replaces text nodes,
 * after which React can neither change nor remove them.
 */
export function ownText(children: ReactNode): ReactNode {
  const isText = typeof children === 'string' || typeof children === 'number';
  return isText ? <span>{children}</span> : children;
}
