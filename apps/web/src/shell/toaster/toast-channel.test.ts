import { describe, expect, it, vi } from 'vitest';
import { createToastChannel, type ToastSignal } from './toast-channel.ts';
import type { ToastMessage } from './toast-message.ts';

const saved: ToastMessage = { id: 'saved', tone: 'success', title: 'Saved' };

describe('the channel', () => {
  it('keeps messages until a listener is added, then passes them in order', () => {
    const channel = createToastChannel();
    const first = vi.fn<() => void>();
    channel.onFirst(first);
    channel.show(saved);
    channel.dismiss('saved');
    expect(first).toHaveBeenCalled();
    const told: ToastSignal['type'][] = [];
    channel.listen(({ type }) => told.push(type));
    expect(told).toEqual(['toast.pushed', 'toast.dismissed']);
    channel.show(saved);
    expect(told).toHaveLength(3);
  });

  it('drops messages that were not shown yet, and tells a listener to', () => {
    const channel = createToastChannel();
    channel.show(saved);
    channel.clear();
    const told: ToastSignal['type'][] = [];
    channel.listen(({ type }) => told.push(type));
    expect(told).toEqual([]);
    channel.clear();
    expect(told).toEqual(['toasts.cleared']);
  });

  it('keeps messages again when the listener has left', () => {
    const channel = createToastChannel();
    const stop = channel.listen(() => undefined);
    stop();
    channel.show(saved);
    const told: ToastSignal[] = [];
    channel.listen((signal) => told.push(signal));
    expect(told).toHaveLength(1);
  });
});
