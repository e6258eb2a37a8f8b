import type { ReactElement, ReactNode } from 'react';
import { expect } from 'vitest';
import { focused, presses, type Proof, type Stage } from './stage.tsx';

interface Link {
  className: string;
  children: ReactNode;
}

/** A link that records its navigation. */
export const linkOf =
  ({ record }: Stage, name = 'there') =>
  (link: Link): ReactElement => (
    <a
      {...link}
      href={`#${name}`}
      aria-label={name}
      onClick={(event) => {
        event.preventDefault();
        record(name);
      }}
    >
      {link.children}
    </a>
  );

/** The proofs of a native link that covers the whole of its card or row. */
export function links(what: (stage: Stage) => ReactElement): Record<string, Proof> {
  return {
    Tab: async (stage) => {
      stage.show(what(stage));
      await stage.press('Tab');
      expect(focused()).toBe('there');
      await stage.press('Tab');
      expect(focused()).toBe('after');
    },
    Enter: presses('Enter', what, 'there'),
  };
}
