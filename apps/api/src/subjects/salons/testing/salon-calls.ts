import {
  type SalonDetailsResponse,
  salonDetailsSchema,
  type SalonPageResponse,
  salonPageSchema,
} from '@salonica/contract/v1';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { fileBackend } from '../../../../test/file-backend.ts';

export const pathOf = (query: Record<string, string>) =>
  `/api/v1/salons?${new URLSearchParams(query).toString()}`;

export const idsOf = ({ salons: found }: SalonPageResponse) => found.map(({ id }) => id);

/** A visitor's calls about salons. */
export function salonCalls(server: ReturnType<typeof fileBackend>) {
  const get = (...call: Parameters<typeof server.backend.get>) => server.backend.get(...call);

  async function find(
    query: Record<string, string> = {},
    language = 'en',
  ): Promise<SalonPageResponse> {
    const response = await get(pathOf(query), { 'Accept-Language': language });
    expect(response.status).toBe(200);
    return v.parse(salonPageSchema, await response.json());
  }

  /** Ids of the first pages of a list. */
  async function pages(query: Record<string, string>, most: number): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | null = null;
    let count = 0;
    do {
      const page: SalonPageResponse = await find({
        ...query,
        ...(cursor === null ? {} : { cursor }),
      });
      ids.push(...idsOf(page));
      cursor = page.nextCursor;
      count += 1;
    } while (cursor !== null && count < most);
    return ids;
  }
  return {
    find,
    idsFor: async (query: Record<string, string>) => idsOf(await find({ limit: '48', ...query })),
    async details(id: string, language = 'en'): Promise<SalonDetailsResponse> {
      const response = await get(`/api/v1/salons/${id}`, { 'Accept-Language': language });
      expect(response.status).toBe(200);
      return v.parse(salonDetailsSchema, await response.json());
    },
    pages,
    /** Ids of every page of a list. */
    allPages: (query: Record<string, string>) => pages(query, Infinity),
  };
}
