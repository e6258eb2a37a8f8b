import {
  calendarFeedSchema,
  newCalendarFeedSchema,
  noticePageSchema,
  noticePreferencesSchema,
  unreadAnswerSchema,
} from '@salonica/contract/v1';
import type { NoticesPort } from '../../domain/ports/notices-port.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import { v1Path } from './v1-path.ts';

/**
 * @param host - origin of the API host; empty for the page's own origin
 * @param language - language of the server's messages, read at every call
 */
export function createNoticesApi(
  client: ApiClient,
  host: string,
  language: () => string,
): NoticesPort {
  const common = () => ({ isPersonal: true, language: language() });
  const personal = { isPersonal: true };
  return {
    async list(cursor, request) {
      const query = cursor === null ? {} : { cursor };
      const call = { path: v1Path('notices'), query, ...personal, ...request };
      const { notices, nextCursor } = answerOf(noticePageSchema, await client.get(call));
      return { notices, nextCursor };
    },
    async unread(request) {
      const call = { path: v1Path('unreadNotices'), ...personal, ...request };
      return answerOf(unreadAnswerSchema, await client.get(call)).unread;
    },
    async markRead(id) {
      const body = id === null ? {} : { ids: [id] };
      await client.post({ path: v1Path('readNotices'), body, ...common() });
    },
    async preferences(request) {
      const call = { path: v1Path('noticePreferences'), ...personal, ...request };
      return answerOf(noticePreferencesSchema, await client.get(call)).preferences;
    },
    async prefer({ kind, mail, notice }) {
      const body = { kind, mail, notice };
      await client.put({ path: v1Path('noticePreferences'), body, ...common() });
    },
    async hasFeed(request) {
      const call = { path: v1Path('calendarFeed'), ...personal, ...request };
      return answerOf(calendarFeedSchema, await client.get(call)).createdAt !== null;
    },
    async makeFeed() {
      const answer = await client.post({ path: v1Path('calendarFeed'), ...common() });
      const { path } = answerOf(newCalendarFeedSchema, answer);
      return new URL(path, host === '' ? globalThis.location.origin : host).href;
    },
    async endFeed() {
      await client.delete({ path: v1Path('calendarFeed'), ...common() });
    },
  };
}
