import { expect, it, vi } from 'vitest';
import { joinTabs } from './tab-group.ts';

function openTab(name: string) {
  const onMessage = vi.fn<(message: unknown) => void>();
  const onLead = vi.fn<() => void>();
  return { ...joinTabs(name, { onMessage, onLead }), onMessage, onLead };
}

const isCalled = (mock: () => void) => vi.waitFor(() => expect(mock).toHaveBeenCalledTimes(1));

it('lets one tab of a name lead, and the next one when it leaves', async () => {
  const [first, second, other] = [openTab('a'), openTab('a'), openTab('b')];
  await isCalled(first.onLead);
  await isCalled(other.onLead);
  first.post({ greeting: 'hello' });
  await vi.waitFor(() => expect(second.onMessage).toHaveBeenCalledWith({ greeting: 'hello' }));
  expect(second.onLead).not.toHaveBeenCalled();
  expect(other.onMessage).not.toHaveBeenCalled();
  first.leave();
  await isCalled(second.onLead);
  second.leave();
  other.leave();
});

it('does not let a tab lead that left before', async () => {
  const [first, second, third] = [openTab('c'), openTab('c'), openTab('c')];
  await isCalled(first.onLead);
  second.leave();
  first.leave();
  await isCalled(third.onLead);
  expect(second.onLead).not.toHaveBeenCalled();
  third.leave();
});

it('lets each tab lead where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const [first, second] = [openTab('d'), openTab('d')];
  await vi.waitFor(() => expect(first.onLead).toHaveBeenCalledTimes(1));
  expect(second.onLead).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
