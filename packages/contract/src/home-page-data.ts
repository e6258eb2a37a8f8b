import * as v from 'valibot';
import { categoryResponseSchema, categorySchema, type Category } from './category.ts';
import { homePageUserId } from './protocol.ts';
import { salonResponseSchema, salonSchema, type Salon } from './salon.ts';

/** Body of `POST /api/user/fetchHomePageData`. */
export const homePageRequestSchema = v.object({
  user_id: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type HomePageRequest = v.InferOutput<typeof homePageRequestSchema>;

/** The body the web app sends, the same for every visitor. */
export const homePageRequest: HomePageRequest = { user_id: homePageUserId };

/** The response as the server writes it: categories are at the top level and in `data`. */
export const homePageResponseSchema = v.strictObject({
  categories: v.array(categoryResponseSchema),
  data: v.strictObject({
    categories: v.array(categoryResponseSchema),
    topRatedSalons: v.array(salonResponseSchema),
  }),
});

export type HomePageResponse = v.InferOutput<typeof homePageResponseSchema>;

/** A tolerable problem of a response; log the message as a warning. */
export interface HomePageWarning {
  code: 'categories-missing' | 'salons-missing' | 'category-dropped' | 'salon-dropped';
  message: string;
}

export interface HomePageData {
  categories: Category[];
  topRatedSalons: Salon[];
  warnings: HomePageWarning[];
}

/**
 * Reads a response of `fetchHomePageData`: categories from the top level or from `data`; an invalid
 * entry does not affect the others, a missing list is empty with a warning. Fails only if the
 * response is not an object.
 *
 * @example const { categories, topRatedSalons, warnings } = v.parse(homePageDataSchema, await
 * response.json());
 */
export const homePageDataSchema = v.pipe(
  v.unknown(),
  v.check((answer) => !Array.isArray(answer), 'The answer is a list, not an object.'),
  v.looseObject({}),
  v.transform((answer): HomePageData => {
    const data = record(answer['data']);
    const warnings: HomePageWarning[] = [];
    const categoryList = [answer['categories'], data['categories']].find(Array.isArray);
    const salonList = data['topRatedSalons'];
    if (categoryList === undefined) {
      warnings.push({
        code: 'categories-missing',
        message: 'The answer has no categories array.',
      });
    }
    if (!Array.isArray(salonList)) {
      warnings.push({
        code: 'salons-missing',
        message: 'The answer has no data.topRatedSalons array.',
      });
    }
    return {
      categories: fitting(categorySchema, categoryList, 'category-dropped', warnings),
      topRatedSalons: fitting(salonSchema, salonList, 'salon-dropped', warnings),
      warnings,
    };
  }),
);

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Keeps valid entries and the first of every id, and reports the others. */
function fitting<Entry extends { id: string }>(
  schema: v.GenericSchema<unknown, Entry>,
  list: unknown,
  code: HomePageWarning['code'],
  warnings: HomePageWarning[],
): Entry[] {
  const kept = new Map<string, Entry>();
  const entries: unknown[] = Array.isArray(list) ? list : [];
  for (const [index, entry] of entries.entries()) {
    const result = v.safeParse(schema, entry);
    if (result.success && !kept.has(result.output.id)) {
      kept.set(result.output.id, result.output);
      continue;
    }
    const reason = result.success
      ? `id ${result.output.id} was there before`
      : (v.getDotPath(result.issues[0]) ?? 'not an object');
    warnings.push({ code, message: `Entry ${index} of the list was left out: ${reason}.` });
  }
  return [...kept.values()];
}
