import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * A text beside other nodes in an element of its own: a browser's translation replaces text nodes,
 * after which React can neither change nor remove them. A text of several pieces becomes one.
 */
export function ownText(children: ReactNode): ReactNode {
  const isFragment =
    isValidElement<{ children: ReactNode }>(children) && children.type === Fragment;
  const pieces = Children.toArray(isFragment ? children.props.children : children);
  const isText = pieces.length && pieces.every((piece) => typeof piece !== 'object');
  return isText ? <span>{pieces.join('')}</span> : children;
}
