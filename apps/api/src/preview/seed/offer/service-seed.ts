import type { Field } from '../team/person-seed.ts';
import type { LocalizedText } from '../localized-text.ts';

export interface ServiceSeed {
  readonly slug: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText | null;
  /** The skill that the service needs. */
  readonly field: Field;
  readonly minutes: number;
  readonly dollars: number;
  /** After these minutes the barber is free for a while, while color develops. */
  readonly gap?: readonly [after: number, minutes: number];
  /** Minutes for preparation and cleaning. */
  readonly buffers?: readonly [before: number, after: number];
}

/** A service of one category, which determines the skill. */
export type FurtherService = Omit<ServiceSeed, 'field'>;

export function further(
  slug: string,
  [en, el]: readonly [string, string],
  [minutes, dollars]: readonly [number, number],
  [descriptionEn, descriptionEl]: readonly [string, string],
  times: Pick<ServiceSeed, 'gap' | 'buffers'> = {},
): FurtherService {
  const description = { en: descriptionEn, el: descriptionEl };
  return { slug, name: { en, el }, description, minutes, dollars, ...times };
}
