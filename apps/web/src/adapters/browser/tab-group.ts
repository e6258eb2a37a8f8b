import { alone, type JoinTabs } from '../../shared/tab-group.ts';

/**
 * The tabs of one browser, by Web Locks and BroadcastChannel: the tab with the lock leads, and closing it releases the
 * lock. Where the browser lacks one of them, as it does without HTTPS, each tab is alone.
 */
export const joinTabs: JoinTabs = (name, member) => {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    return alone(name, member);
  }
  const leaving = new AbortController();
  const { signal } = leaving;
  const lead = (): void => {
    if (!signal.aborted) member.onLead();
  };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => member.onMessage(data));
  const { promise: left, resolve: giveBack } = Promise.withResolvers<void>();
  navigator.locks
    .request(name, { signal }, () => {
      lead();
      return left;
    })
    // A browser that keeps no locks for this page refuses them; the request that was aborted rejects as well.
    .catch(lead);
  return {
    id: crypto.randomUUID(),
    post: (message) => channel.postMessage(message),
    leave() {
      leaving.abort();
      giveBack();
      channel.close();
    },
  };
};
