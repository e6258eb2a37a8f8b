interface Preventable {
  defaultPrevented: boolean;
}

/** Calls the consumer's handler first; ours runs unless the consumer prevented it. */
export function mergeHandlers<E extends Preventable>(
  theirs: ((event: E) => void) | undefined,
  ours: (event: E) => void,
): (event: E) => void {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
}
