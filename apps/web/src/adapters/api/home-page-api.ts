import { ServiceError } from '../../domain/failure.ts';
import { apiPaths, homePageDataSchema, homePageRequest } from '@salonica/contract';
import * as v from 'valibot';
import type { HomePagePort } from '../../domain/ports/old/home-page-port.ts';
import { log } from '../../shared/log.ts';
import type { ApiClient } from './client.ts';

export function createHomePageApi(client: Pick<ApiClient, 'post'>): HomePagePort {
  return {
    async fetchHomePage({ language, signal }) {
      const answer = await client.post({
        path: apiPaths.homePageData,
        body: homePageRequest,
        language,
        signal,
      });
      const parsed = v.safeParse(homePageDataSchema, answer);
      if (!parsed.success) {
        throw new ServiceError({ kind: 'server' }, { cause: new v.ValiError(parsed.issues) });
      }
      const { warnings, categories, topRatedSalons } = parsed.output;
      for (const { message } of warnings) log.warn(`Home page data: ${message}`);
      return { categories, topRatedSalons };
    },
  };
}
