import { describe, expect, it, vi } from 'vitest';
import { createToastChannel, type ToastSignal } from './toast-channel.ts';
import type { Toast } from '../../shared/toast.ts';

const saved: Toast = { id: 'saved', tone: 'success', title: 'Saved' };

describe('the channel', () => {
  it('keeps messages until a listener is added, then passes them in order', () => {
    const channel = createToastChannel();
    const first = vi.fn<() => void>();
    channel.onFirst(first);
    channel.show(saved);
    channel.dismiss('saved');
    expect(first).toHaveBeenCalled();
    const signals: ToastSignal['type'][] = [];
    channel.listen(({ type }) => signals.push(type));
    expect(signals).toEqual(['toast.pushed', 'toast.dismissed']);
    channel.show(saved);
    expect(signals).toHaveLength(3);
  });

  it('drops messages that were not shown yet, and tells a listener to', () => {
    const channel = createToastChannel();
    channel.show(saved);
    channel.clear();
    const signals: ToastSignal['type'][] = [];
    channel.listen(({ type }) => signals.push(type));
    expect(signals).toEqual([]);
    channel.clear();
    expect(signals).toEqual(['toasts.cleared']);
  });

  it('queues messages again when the listener is removed', () => {
    const channel = createToastChannel();
    const stop = channel.listen(() => undefined);
    stop();
    channel.show(saved);
    const signals: ToastSignal[] = [];
    channel.listen((signal) => signals.push(signal));
    expect(signals).toHaveLength(1);
  });
});
