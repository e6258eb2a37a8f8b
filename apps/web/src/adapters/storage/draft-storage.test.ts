// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStorage } from './draft-storage.ts';
import { describeDrafts } from '../../testing/ports/drafts-suite.ts';
import { createSafeStorage } from '../../shared/safe-storage.ts';

const device = createSafeStorage(() => window.localStorage);
const session = createSafeStorage(() => window.sessionStorage);
const drafts = createDraftStorage(device, session);

const stored = { choices: { serviceId: 'cut' }, personal: { address: '3 Egnatia' } };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('drafts in the browser', () => {
  describeDrafts(() => ({ drafts, clearAll: () => drafts.clearAll() }));

  it('keep the address in the session only', () => {
    drafts.write('01', stored);
    const onDevice = Object.keys(window.localStorage).map((key) => device.get(key));
    expect(onDevice.join()).toContain('cut');
    expect(onDevice.join()).not.toContain('Egnatia');
    window.sessionStorage.clear();
    expect(drafts.read('01')).toEqual({ ...stored, personal: null });
  });

  it('are deleted, and nothing else with them', () => {
    drafts.write('01', stored);
    device.set('salonica.theme', 'dark');
    drafts.clearAll();
    expect(window.sessionStorage).toHaveLength(0);
    expect(device.get('salonica.theme')).toBe('dark');
  });

  it('are deleted with an address that outlived its choices', () => {
    drafts.write('01', stored);
    window.localStorage.clear();
    drafts.clearAll();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('are deleted where the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const kept = createDraftStorage(createSafeStorage(refuse), createSafeStorage(refuse));
    const listener = vi.fn<() => void>();
    kept.onClearAll(listener);
    kept.write('01', stored);
    expect(kept.read('01')).toEqual(stored);
    kept.clearAll();
    expect(kept.read('01')).toEqual({ choices: null, personal: null });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are ignored if they are not JSON', () => {
    device.set('salonica.booking-draft.01', '{');
    expect(drafts.read('01').choices).toBeNull();
  });
});
