import type { Api } from '../../domain/api.ts';

/** Creates the calendar's URL and ends an earlier one. Returns the whole URL. */
export async function createFeed(api: Pick<Api, 'createCalendarFeed'>): Promise<string> {
  const { path } = await api.createCalendarFeed();
  return new URL(path, globalThis.location.origin).href;
}
