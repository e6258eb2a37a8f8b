import type { ReactNode } from 'react';

interface TableFrameProps {
  /** Accessible name of the table. */
  label: string;
  children: ReactNode;
}

/** A table that scrolls sideways on narrow screens. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // It can be scrolled with the keyboard alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="doc-table" role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
