import { type RefObject, useEffect } from 'react';
import { focusFirst } from './focus-first.ts';

const message = '[data-component="field-error"], [data-part="error"]';

/**
 * Focuses the first missing choice and shows its message, each time the step is refused.
 * @param refusals - number of refusals
 * @param groups - the parts of the step in order, with whether they are missing
 */
export function useRefusalFocus(
  refusals: number,
  ...groups: readonly { readonly ref: RefObject<HTMLElement | null>; readonly missing: boolean }[]
): void {
  const first = groups.find(({ missing }) => missing)?.ref;
  useEffect(() => {
    if (refusals === 0) return;
    focusFirst(first?.current ?? null);
    // Below a long group the message would be out of sight.
    first?.current?.querySelector(message)?.scrollIntoView({ block: 'nearest' });
    // eslint-disable-next-line react/exhaustive-deps -- a refusal moves the focus, filling in does not
  }, [refusals]);
}
