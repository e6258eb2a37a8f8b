import { apiPaths } from '@salonica/contract';
import { v1Paths } from '@salonica/contract/v1';
import * as v from 'valibot';

const list = v.array(v.object({ id: v.string() }));
const listSchema = v.object({ salons: list });
const homePageSchema = v.object({ data: v.object({ topRatedSalons: list }) });

const idsOf = (salons: readonly { id: string }[]) => salons.map(({ id }) => id);

/** The salons in the response of a public call: a page that shows it follows their changes. */
export async function salonsIn(request: Request, response: Response): Promise<readonly string[]> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === v1Paths.nextFree) return (searchParams.get('salons') ?? '').split(',');
  const [, own] = new RegExp(`^${v1Paths.salons}/([\\w-]+)`).exec(pathname) ?? [];
  if (own !== undefined) return [own];
  if (!response.ok) return [];
  if (pathname === v1Paths.salons) {
    return idsOf(v.parse(listSchema, await response.clone().json()).salons);
  }
  if (pathname !== apiPaths.homePageData) return [];
  return idsOf(v.parse(homePageSchema, await response.clone().json()).data.topRatedSalons);
}
