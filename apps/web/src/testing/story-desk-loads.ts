import type { CallName } from '../domain/api.ts';
import { failingCalls, offlineCalls, waitingCalls } from './story-ports.ts';
import { screenAt } from './story-screen.ts';

/** Namespaces whose texts for a page that loads have the same keys. */
type Loaded =
  | 'deskCatalogue'
  | 'deskListing'
  | 'deskMembers'
  | 'deskMessages'
  | 'deskNumbers'
  | 'deskReviews';

/** How a page of an owner's desk looks while a call is pending, and after it failed. */
export function deskLoads(path: string, call: CallName, ns: Loaded = 'deskCatalogue') {
  const session = 'owner';
  const at = '[role=alert]';
  return {
    loading: screenAt(path, {
      session,
      ports: { api: waitingCalls(call) },
      says: (t) => t('loading', { ns }),
      at: 'main',
    }),
    failed: screenAt(path, {
      session,
      ports: { api: failingCalls(call) },
      says: (t) => t('failed', { ns }),
      at,
    }),
    offline: screenAt(path, {
      session,
      ports: { api: offlineCalls(call) },
      isOffline: true,
      says: (t) => t('failed.offline'),
      at,
    }),
  };
}
