import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { BookingBar } from '../../src/booking-summary/index.ts';
import { Button } from '../../src/button/index.ts';
import { ToastRegion } from '../../src/toast/index.ts';
import { focused, one, type Proof } from './stage.tsx';

const rows = Array.from({ length: 24 }, (_, index) => `Row ${index + 1}`);

/** A page taller than the window, with an overlay at its lower edge. */
const covered = (cover: ReactElement): ReactElement => (
  <>
    {rows.map((name) => (
      <p key={name} style={{ marginBlock: 40 }}>
        <Button>{name}</Button>
      </p>
    ))}
    {cover}
  </>
);

/** Tabs down the whole page: the focus is never below the overlay. */
const staysClear =
  (cover: ReactElement, selector: string): Proof =>
  async (stage) => {
    stage.show(covered(cover));
    for (const name of rows) {
      await stage.press('Tab');
      expect(focused()).toBe(name);
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: Infinity };
      const { top } = one(selector).getBoundingClientRect();
      expect(bottom, name).toBeLessThanOrEqual(top);
    }
    expect(window.scrollY).toBeGreaterThan(0);
  };

/** An overlay that must not hide the focus. */
export const inViewProofs: Record<string, Proof> = {
  'a toast': staysClear(
    <ToastRegion
      toast={{
        id: 'cancelled',
        title: 'Booking cancelled',
        description: 'Atelier Aristotelous, Monday 23 November, 10:00',
        action: <Button size="s">Undo</Button>,
      }}
      onClose={() => {}}
    />,
    '[data-component="toast"]',
  ),
  'an action bar': staysClear(
    <BookingBar total="$65">
      <Button size="l">Continue</Button>
    </BookingBar>,
    '[data-component="booking-bar"]',
  ),
};
