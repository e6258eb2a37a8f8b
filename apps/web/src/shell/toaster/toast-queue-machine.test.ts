import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import type { Toast } from '../../shared/toast.ts';
import {
  type HoldReason,
  readingTime,
  staysUntilAnswered,
  type ToastQueueEvent,
  toastQueueMachine,
} from './toast-queue-machine.ts';

type Snapshot = SnapshotFrom<typeof toastQueueMachine>;

const saved: Toast = { id: 'saved', tone: 'success', title: 'Saved' };
const copied: Toast = { id: 'copied', tone: 'info', title: 'Link copied' };
const failed: Toast = {
  id: 'failed',
  tone: 'danger',
  title: 'Not sent',
  action: { label: 'Try again', run: () => undefined },
};
const long: Toast = { id: 'long', tone: 'info', title: 'a'.repeat(130) };

function startQueue() {
  const clock = new SimulatedClock();
  const actor = createActor(toastQueueMachine, { clock, input: { now: () => clock.now() } });
  actor.start();
  const push = (toast: Toast) => actor.send({ type: 'toast.pushed', toast });
  return {
    push,
    dismiss: (id: string) => actor.send({ type: 'toast.dismissed', id }),
    clear: () => actor.send({ type: 'toasts.cleared' }),
    hold: (reason: HoldReason) => actor.send({ type: 'hold.began', reason }),
    release: (reason: HoldReason) => actor.send({ type: 'hold.ended', reason }),
    pass: (milliseconds: number) => clock.increment(milliseconds),
    visible: () => actor.getSnapshot().context.current?.id ?? null,
    title: () => actor.getSnapshot().context.current?.title ?? null,
    waiting: () => actor.getSnapshot().context.waiting.map((toast) => toast.title),
  };
}

describe('the queue', () => {
  it('shows one message at a time: a new one replaces the old one at once', () => {
    const queue = startQueue();
    queue.push(saved);
    queue.push(copied);
    expect(queue.visible()).toBe('copied');
    queue.push(long);
    expect(queue.visible()).toBe('long');
    expect(queue.waiting()).toEqual([]);
    queue.pass(6300);
    expect(queue.visible()).toBeNull();
  });

  it('shows a replaced failure with an action again', () => {
    const queue = startQueue();
    queue.push(failed);
    queue.push(saved);
    queue.push(copied);
    expect(queue.visible()).toBe('copied');
    queue.pass(4500);
    expect(queue.visible()).toBe('failed');
    queue.dismiss('failed');
    expect(queue.visible()).toBeNull();
  });

  it('leaves a message with the pointer or the focus, and shows the newest one after it', () => {
    const queue = startQueue();
    queue.push(saved);
    queue.hold('attention');
    queue.push(copied);
    queue.push(long);
    expect(queue.visible()).toBe('saved');
    queue.release('attention');
    queue.pass(4500);
    expect(queue.visible()).toBe('long');
  });

  it('can be cleared, and continues', () => {
    const queue = startQueue();
    queue.push(failed);
    queue.push(copied);
    queue.clear();
    expect(queue.visible()).toBe(null);
    expect(queue.waiting()).toEqual([]);
    queue.push(saved);
    expect(queue.visible()).toBe('saved');
  });

  it('removes a message after 4.5 seconds and not before', () => {
    const queue = startQueue();
    queue.push(saved);
    queue.pass(4499);
    expect(queue.visible()).toBe('saved');
    queue.pass(1);
    expect(queue.visible()).toBeNull();
  });

  it('gives a long text more time', () => {
    const queue = startQueue();
    queue.push(long);
    queue.pass(6299);
    expect(queue.visible()).toBe('long');
    queue.pass(1);
    expect(queue.visible()).toBeNull();
  });

  it('shows no text longer than ten seconds', () => {
    expect(readingTime({ ...long, description: 'b'.repeat(2000) })).toBe(10_000);
  });

  it('replaces the visible message with one of the same id and restarts its time', () => {
    const queue = startQueue();
    queue.push(saved);
    queue.pass(4000);
    queue.push({ ...saved, title: 'Saved again' });
    expect(queue.title()).toBe('Saved again');
    queue.pass(4499);
    expect(queue.title()).toBe('Saved again');
    queue.pass(1);
    expect(queue.visible()).toBeNull();
  });

  it('replaces a queued message with one of the same id', () => {
    const queue = startQueue();
    queue.push(failed);
    queue.push(saved);
    queue.push({ ...failed, title: 'Not sent again' });
    expect(queue.visible()).toBe('saved');
    expect(queue.waiting()).toEqual(['Not sent again']);
  });

  it('dismisses the visible message and shows the next one', () => {
    const queue = startQueue();
    queue.push(failed);
    queue.push(copied);
    queue.dismiss('copied');
    expect(queue.visible()).toBe('failed');
    queue.dismiss('failed');
    expect(queue.visible()).toBeNull();
  });

  it('drops a queued message without affecting the visible one', () => {
    const queue = startQueue();
    queue.push(failed);
    queue.push(copied);
    queue.dismiss('failed');
    expect(queue.visible()).toBe('copied');
    expect(queue.waiting()).toEqual([]);
  });

  it('does not let a failure with an action expire', () => {
    const queue = startQueue();
    queue.push(failed);
    queue.pass(60_000);
    expect(queue.visible()).toBe('failed');
    queue.dismiss('failed');
    expect(queue.visible()).toBeNull();
  });

  it('keeps the remaining time of a failure that becomes a message that expires', () => {
    const queue = startQueue();
    queue.push(failed);
    queue.push({ ...saved, id: failed.id });
    queue.pass(4500);
    expect(queue.visible()).toBeNull();
  });
});

describe('the clock', () => {
  it.each(['attention', 'hidden'] as const)(
    'pauses on %s and keeps the remaining time',
    (reason) => {
      const queue = startQueue();
      queue.push(saved);
      queue.pass(3000);
      queue.hold(reason);
      queue.pass(60_000);
      expect(queue.visible()).toBe('saved');
      queue.release(reason);
      queue.pass(1499);
      expect(queue.visible()).toBe('saved');
      queue.pass(1);
      expect(queue.visible()).toBeNull();
    },
  );

  it('waits for the last reason to end', () => {
    const queue = startQueue();
    queue.push(saved);
    queue.hold('attention');
    queue.hold('hidden');
    queue.release('attention');
    queue.pass(60_000);
    expect(queue.visible()).toBe('saved');
    queue.release('hidden');
    queue.pass(4500);
    expect(queue.visible()).toBeNull();
  });

  it('counts the same reason once', () => {
    const queue = startQueue();
    queue.push(saved);
    queue.hold('attention');
    queue.hold('attention');
    queue.release('attention');
    queue.pass(4500);
    expect(queue.visible()).toBeNull();
  });

  it('does not run for a message that arrives in a hidden tab', () => {
    const queue = startQueue();
    queue.hold('hidden');
    queue.push(saved);
    queue.push(copied);
    queue.pass(60_000);
    expect(queue.visible()).toBe('copied');
    queue.release('hidden');
    queue.pass(4500);
    expect(queue.visible()).toBeNull();
  });

  it('resets the attention for a message that is removed', () => {
    const queue = startQueue();
    queue.push(saved);
    queue.hold('attention');
    queue.push(copied);
    queue.dismiss('saved');
    queue.pass(4500);
    expect(queue.visible()).toBeNull();
    queue.push(long);
    queue.hold('attention');
    queue.dismiss('long');
    queue.push(saved);
    queue.pass(4500);
    expect(queue.visible()).toBeNull();
  });
});

describe('every reachable state', () => {
  const reasons: readonly HoldReason[] = ['attention', 'hidden'];
  const events: ToastQueueEvent[] = [
    ...[saved, copied, failed].flatMap((toast): ToastQueueEvent[] => [
      { type: 'toast.pushed', toast },
      { type: 'toast.dismissed', id: toast.id },
    ]),
    ...reasons.flatMap((reason): ToastQueueEvent[] => [
      { type: 'hold.began', reason },
      { type: 'hold.ended', reason },
    ]),
  ];
  const expired = {
    type: 'xstate.after.remaining.toast-queue.visible.running',
  } as unknown as ToastQueueEvent;
  const paths = getShortestPaths(toastQueueMachine, {
    input: { now: () => 0 },
    events: (state) => (state.matches({ visible: 'running' }) ? [...events, expired] : events),
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        context.current?.id,
        context.waiting.map(({ id }) => id),
        context.holds,
      ]),
  });

  const idsOf = ({ context }: Snapshot): string[] =>
    [context.current, ...context.waiting].flatMap((toast) => (toast === null ? [] : [toast.id]));

  it('there are many of them', () => {
    expect(paths.length).toBeGreaterThan(50);
  });

  it('has a visible message exactly when the queue is not empty', () => {
    for (const { state } of paths) {
      const { current, waiting } = state.context;
      expect(current === null).toBe(state.matches('empty'));
      expect(current === null && waiting.length > 0).toBe(false);
    }
  });

  it('never contains an id twice', () => {
    for (const { state } of paths) expect(new Set(idsOf(state)).size).toBe(idsOf(state).length);
  });

  it('runs the clock only if nothing pauses it and the message expires', () => {
    for (const { state } of paths) {
      const { current, holds } = state.context;
      if (current === null) continue;
      const lasting = staysUntilAnswered(current);
      expect(state.matches({ visible: 'lasting' })).toBe(lasting);
      expect(state.matches({ visible: 'held' })).toBe(!lasting && holds.length > 0);
      expect(state.matches({ visible: 'running' })).toBe(!lasting && holds.length === 0);
    }
  });

  it('can always be emptied by dismissing the visible message', () => {
    for (const { state } of paths) {
      const actor = createActor(toastQueueMachine, { snapshot: state, input: { now: () => 0 } });
      actor.start();
      for (const id of idsOf(state)) actor.send({ type: 'toast.dismissed', id });
      expect(actor.getSnapshot().matches('empty')).toBe(true);
      actor.stop();
    }
  });
});
