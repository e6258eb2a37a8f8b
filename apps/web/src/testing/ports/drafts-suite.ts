import { expect, it, vi } from 'vitest';
import type { DraftStore } from '../../domain/ports/drafts-port.ts';

export interface DraftsWorld {
  readonly drafts: DraftStore;
  /** Deletes all drafts at once. */
  readonly clearAll: () => void;
}

const stored = { choices: { serviceId: 'cut' }, personal: { address: '3 Egnatia' } };
const nothing = { choices: null, personal: null };

/** The contract of every store of drafts. Begins empty. */
export function describeDrafts(create: () => DraftsWorld): void {
  it('returns them by salon', () => {
    const { drafts } = create();
    drafts.write('01', stored);
    expect(drafts.read('01')).toEqual(stored);
    expect(drafts.read('02')).toEqual(nothing);
  });

  it('deletes them one by one or all at once', () => {
    const { drafts, clearAll } = create();
    drafts.write('01', stored);
    drafts.write('02', stored);
    drafts.clear('01');
    expect(drafts.read('01')).toEqual(nothing);
    expect(drafts.read('02')).toEqual(stored);
    clearAll();
    expect(drafts.read('02')).toEqual(nothing);
  });

  it('reports when all of them are deleted, until the listener is removed', () => {
    const { drafts, clearAll } = create();
    const listener = vi.fn<() => void>();
    const stop = drafts.onClearAll(listener);
    clearAll();
    stop();
    clearAll();
    expect(listener).toHaveBeenCalledTimes(1);
  });
}
