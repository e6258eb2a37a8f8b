import { expect, it, vi } from 'vitest';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import type { SettledWrite } from '../../domain/ports/pending-writes-port.ts';
import { createPendingWrites, type Write } from './pending-writes.ts';

const write: Write = { id: 'key-1', name: 'cancelBooking' };

function openPage(start: { isOnline?: boolean; who?: string | null } = {}) {
  const visitor = {
    isOnline: true,
    who: 'eleni@example.com' as string | null,
    page: '/',
    ...start,
  };
  const writes = createPendingWrites({
    isOnline: () => visitor.isOnline,
    who: () => visitor.who,
    page: () => visitor.page,
  });
  const settled: SettledWrite[] = [];
  writes.onSettled((fact) => settled.push(fact));
  return {
    visitor,
    writes,
    settled,
    waitsFor: () => writes.list().map(({ waitsFor }) => waitsFor),
  };
}

/** A call that fails with these failures in sequence before it succeeds. */
function callMeeting(...failures: readonly Failure[]) {
  const call = vi.fn<() => Promise<string>>(async () => 'done');
  for (const failure of failures) call.mockRejectedValueOnce(new ServiceError(failure));
  return call;
}

const nextTick = () => new Promise<void>((resolve) => void setTimeout(resolve));

it('sends immediately when online, and shows nothing', async () => {
  const { writes, settled } = openPage();
  const changed = vi.fn<() => void>();
  writes.subscribe(changed);
  expect(await writes.run(write, callMeeting())).toBe('done');
  expect(changed).not.toHaveBeenCalled();
  expect(settled).toEqual([]);
});

it.each(['conflict', 'unavailable', 'not-found', 'timeout'] as const)(
  'does not hold a write that failed with "%s"',
  async (kind) => {
    const { writes } = openPage();
    await expect(writes.run(write, callMeeting({ kind }))).rejects.toMatchObject({
      failure: { kind },
    });
    expect(writes.list()).toEqual([]);
  },
);

it('does not hold a write while only the server is unavailable', async () => {
  const { writes } = openPage();
  const failing = callMeeting({ kind: 'offline' });
  await expect(writes.run(write, failing)).rejects.toMatchObject({ failure: { kind: 'offline' } });
});

it('holds a write for the network, and sends it once', async () => {
  const { writes, visitor, waitsFor, settled } = openPage({ isOnline: false });
  const call = callMeeting();
  const answer = writes.run(write, call);
  expect(waitsFor()).toEqual(['network']);
  expect(call).not.toHaveBeenCalled();
  visitor.isOnline = true;
  writes.goOnline();
  writes.goOnline();
  expect(await answer).toBe('done');
  expect(call).toHaveBeenCalledTimes(1);
  expect(waitsFor()).toEqual([]);
  // Its page is open and reports the result.
  expect(settled).toEqual([]);
});

it('holds a write whose response was lost with the network', async () => {
  const { writes, visitor, waitsFor } = openPage();
  const call = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(async () => {
      visitor.isOnline = false;
      throw new ServiceError({ kind: 'offline' });
    })
    .mockResolvedValue('done');
  const answer = writes.run(write, call);
  await nextTick();
  expect(waitsFor()).toEqual(['network']);
  visitor.isOnline = true;
  writes.goOnline();
  expect(waitsFor()).toEqual(['network']);
  expect(await answer).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
});

it('sends waiting writes in the order of their calls', async () => {
  const { writes, visitor } = openPage({ isOnline: false });
  const sent: string[] = [];
  const send = (name: string) => async () => {
    await nextTick();
    sent.push(name);
  };
  const all = ['first', 'second', 'third'].map((name) =>
    writes.run({ id: name, name: 'saveFavorite' }, send(name)),
  );
  visitor.isOnline = true;
  writes.goOnline();
  await Promise.all(all);
  expect(sent).toEqual(['first', 'second', 'third']);
});

it('drops a write that the visitor cancels', async () => {
  const { writes, visitor, waitsFor } = openPage({ isOnline: false });
  const call = callMeeting();
  const answer = writes.run(write, call);
  writes.cancel('key-1');
  await expect(answer).rejects.toMatchObject({ failure: { kind: 'offline' } });
  visitor.isOnline = true;
  writes.goOnline();
  await nextTick();
  expect(call).not.toHaveBeenCalled();
  expect(waitsFor()).toEqual([]);
});

it('reports the result of a write whose page is closed', async () => {
  const { writes, visitor, settled } = openPage({ isOnline: false });
  visitor.page = '/dashboard';
  const done = writes.run(write, callMeeting());
  const refused = writes.run(
    { id: 'key-2', name: 'moveBooking' },
    callMeeting({ kind: 'conflict', code: 'slot-taken', message: 'Taken.' }),
  );
  visitor.page = '/help';
  visitor.isOnline = true;
  writes.goOnline();
  await done;
  await expect(refused).rejects.toBeInstanceOf(ServiceError);
  expect(settled).toEqual([
    { name: 'cancelBooking', isDone: true, message: undefined, page: '/dashboard' },
    { name: 'moveBooking', isDone: false, message: 'Taken.', page: '/dashboard' },
  ]);
});

it('holds a write until the customer signs in again, and reports its result', async () => {
  const { writes, visitor, settled } = openPage();
  visitor.page = '/dashboard?when=past';
  const call = callMeeting({ kind: 'unauthorized' });
  const answer = writes.run(write, call);
  await nextTick();
  expect(writes.list()).toEqual([
    { ...write, waitsFor: 'sign-in', returnTo: '/dashboard?when=past' },
  ]);
  visitor.who = null;
  visitor.page = '/signin';
  writes.goOnline();
  await nextTick();
  expect(call).toHaveBeenCalledTimes(1);
  visitor.who = 'eleni@example.com';
  writes.signIn();
  expect(await answer).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
  expect(settled).toMatchObject([{ name: 'cancelBooking', isDone: true }]);
});

it("does not send one customer's write for another", async () => {
  const { writes, visitor } = openPage();
  const call = callMeeting({ kind: 'unauthorized' });
  const answer = writes.run(write, call);
  await nextTick();
  visitor.who = 'nikos@example.com';
  writes.signIn();
  await expect(answer).rejects.toMatchObject({ failure: { kind: 'unauthorized' } });
  expect(call).toHaveBeenCalledTimes(1);
});

it('waits for the customer when the network returns without one', async () => {
  const { writes, visitor, waitsFor } = openPage({ isOnline: false });
  const call = callMeeting();
  const answer = writes.run(write, call);
  visitor.isOnline = true;
  visitor.who = null;
  writes.goOnline();
  await nextTick();
  expect(waitsFor()).toEqual(['sign-in']);
  expect(call).not.toHaveBeenCalled();
  visitor.who = 'eleni@example.com';
  writes.signIn();
  expect(await answer).toBe('done');
});

it('sends a guest’s write as the customer who signed in for it', async () => {
  const { writes, visitor } = openPage({ who: null });
  const answer = writes.run(write, callMeeting({ kind: 'unauthorized' }));
  await nextTick();
  visitor.who = 'eleni@example.com';
  writes.signIn();
  expect(await answer).toBe('done');
});

it('gives up if a fresh sign-in is refused as well', async () => {
  const { writes } = openPage();
  const call = callMeeting({ kind: 'unauthorized' }, { kind: 'unauthorized' });
  const answer = writes.run(write, call);
  await nextTick();
  writes.signIn();
  await expect(answer).rejects.toMatchObject({ failure: { kind: 'unauthorized' } });
  expect(writes.list()).toEqual([]);
});

it('sends nothing after signing out', async () => {
  const { writes, visitor } = openPage({ isOnline: false });
  const call = callMeeting();
  const answer = writes.run(write, call);
  writes.signOut();
  await expect(answer).rejects.toBeInstanceOf(ServiceError);
  visitor.isOnline = true;
  writes.goOnline();
  await nextTick();
  expect(call).not.toHaveBeenCalled();
});

it('lists a write once that was called twice under one key', async () => {
  const { writes, visitor } = openPage({ isOnline: false });
  const answers = [writes.run(write, callMeeting()), writes.run(write, callMeeting())];
  expect(writes.list()).toHaveLength(1);
  visitor.isOnline = true;
  writes.goOnline();
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
});
