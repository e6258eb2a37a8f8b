import { alone, type JoinTabs } from '../../shared/tab-group.ts';

/**
 * The tabs of one browser, by Web Locks and BroadcastChannel: the tab with the lock leads, and
 * closing it releases the lock. Without one of these APIs, as without HTTPS, each tab is separate.
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
  const { promise: left, resolve: release } = Promise.withResolvers<void>();
  navigator.locks
    .request(name, { signal }, () => {
      lead();
      return left;
    })
    // A browser without locks for this page rejects the request; an aborted request rejects as
    // well.
    .catch(lead);
  return {
    id: crypto.randomUUID(),
    post: (message) => channel.postMessage(message),
    leave() {
      leaving.abort();
      release();
      channel.close();
    },
  };
};
