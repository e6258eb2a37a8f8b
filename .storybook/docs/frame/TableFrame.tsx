import type { ReactNode } from 'react';

interface TableFrameProps {
  /** Names the table for people who listen. */
  label: string;
  children: ReactNode;
}

/** A table that scrolls by itself where the screen is narrower than it is. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // It can be scrolled with the keyboard alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="doc-table" role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
