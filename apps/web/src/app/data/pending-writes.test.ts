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
    /** A call that fails while there is no network. */
    call: vi.fn<() => Promise<string>>(async () => {
      if (!visitor.isOnline) throw new ServiceError({ kind: 'offline' });
      return 'done';
    }),
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

it('sends a write over a network that the browser takes for lost', async () => {
  const { writes } = openPage({ isOnline: false });
  expect(await writes.run(write, callMeeting())).toBe('done');
  expect(writes.list()).toEqual([]);
});

it('tries a waiting write again on request, and holds it again', async () => {
  const { writes, call, waitsFor } = openPage({ isOnline: false });
  const answer = writes.run(write, call);
  await nextTick();
  writes.tryNow();
  await nextTick();
  expect(call).toHaveBeenCalledTimes(2);
  expect(waitsFor()).toEqual(['network']);
  call.mockResolvedValueOnce('done');
  writes.tryNow();
  expect(await answer).toBe('done');
});

it('holds a write for the network, and sends it again', async () => {
  const { writes, visitor, call, waitsFor, settled } = openPage({ isOnline: false });
  const answer = writes.run(write, call);
  await nextTick();
  expect(waitsFor()).toEqual(['network']);
  visitor.isOnline = true;
  writes.tryNow();
  writes.tryNow();
  expect(await answer).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
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
  writes.tryNow();
  expect(waitsFor()).toEqual(['network']);
  expect(await answer).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
});

it('sends waiting writes in the order of their calls', async () => {
  const { writes, visitor, call } = openPage({ isOnline: false });
  const sent: string[] = [];
  const send = (name: string) => async () => {
    await call();
    await nextTick();
    sent.push(name);
  };
  const all = ['first', 'second', 'third'].map((name) =>
    writes.run({ id: name, name: 'saveFavorite' }, send(name)),
  );
  await nextTick();
  visitor.isOnline = true;
  writes.tryNow();
  await Promise.all(all);
  expect(sent).toEqual(['first', 'second', 'third']);
});

it('drops a write that the visitor cancels', async () => {
  const { writes, visitor, call, waitsFor } = openPage({ isOnline: false });
  const answer = writes.run(write, call);
  await nextTick();
  writes.cancel('key-1');
  await expect(answer).rejects.toMatchObject({ failure: { kind: 'offline' } });
  visitor.isOnline = true;
  writes.tryNow();
  await nextTick();
  expect(call).toHaveBeenCalledTimes(1);
  expect(waitsFor()).toEqual([]);
});

it('reports the result of a write whose page is closed', async () => {
  const { writes, visitor, call, settled } = openPage({ isOnline: false });
  visitor.page = '/dashboard';
  const done = writes.run(write, call);
  const refused = writes.run(
    { id: 'key-2', name: 'moveBooking' },
    callMeeting({ kind: 'offline' }, { kind: 'conflict', code: 'slot-taken', message: 'Taken.' }),
  );
  await nextTick();
  visitor.page = '/help';
  visitor.isOnline = true;
  writes.tryNow();
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
  writes.tryNow();
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
  const { writes, visitor, call, waitsFor } = openPage({ isOnline: false });
  const answer = writes.run(write, call);
  await nextTick();
  visitor.isOnline = true;
  visitor.who = null;
  writes.tryNow();
  await nextTick();
  expect(waitsFor()).toEqual(['sign-in']);
  expect(call).toHaveBeenCalledTimes(1);
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
  const { writes, visitor, call } = openPage({ isOnline: false });
  const answer = writes.run(write, call);
  await nextTick();
  writes.signOut();
  await expect(answer).rejects.toBeInstanceOf(ServiceError);
  visitor.isOnline = true;
  writes.tryNow();
  await nextTick();
  expect(call).toHaveBeenCalledTimes(1);
});

it('lists a write once that was called twice under one key', async () => {
  const { writes, visitor, call } = openPage({ isOnline: false });
  const answers = [writes.run(write, call), writes.run(write, call)];
  await nextTick();
  expect(writes.list()).toHaveLength(1);
  visitor.isOnline = true;
  writes.tryNow();
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
});
