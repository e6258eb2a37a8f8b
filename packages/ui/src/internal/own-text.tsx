import { Children, type ReactNode } from 'react';

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';

/**
 * A text beside other nodes in an element of its own: a browser's translation replaces text nodes,
 * after which React can neither change nor remove them. A text of several pieces becomes one.
 */
export function ownText(children: ReactNode): ReactNode {
  if (isText(children)) return <span>{children}</span>;
  const pieces = Array.isArray(children) ? Children.toArray(children) : [];
  return pieces.length > 0 && pieces.every(isText) ? <span>{pieces.join('')}</span> : children;
}
