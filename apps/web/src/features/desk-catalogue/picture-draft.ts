import { lineProblem, tidyLine } from '@salonica/text';
import type { FieldErrors } from '../../blocks/use-checked-form.ts';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import type { FormWords } from './service-form.ts';

export type PicturesOfDesk = ResponseOf<'readDeskPictures'>;
export type PictureOfDesk = PicturesOfDesk['pictures'][number];
export type PicturesBody = RequestOf<'changeDeskPictures'>['body'];

export const captionMost = 120;
export const mostPictures = 12;

/** The alternative texts as they are typed. */
export type Captions = Readonly<Record<'en' | 'el', string>>;

/** What is wrong with the texts of a picture: both are needed by who cannot see it. */
export function captionProblems(captions: Captions, words: FormWords): FieldErrors {
  const found: Record<string, string> = {};
  for (const language of ['en', 'el'] as const) {
    const problem = lineProblem(captions[language], captionMost);
    if (problem !== undefined) found[language] = words.typed(problem, words.missing);
  }
  return found;
}

const kept = ({ id, caption }: PictureOfDesk) => ({ id, caption });

/** The gallery with one text changed. */
export const withCaption = (
  { pictures }: PicturesOfDesk,
  id: string,
  { en, el }: Captions,
): PicturesBody => ({
  pictures: pictures.map((one) =>
    one.id === id ? { id, caption: { en: tidyLine(en), el: tidyLine(el) } } : kept(one),
  ),
});

export const without = ({ pictures }: PicturesOfDesk, id: string): PicturesBody => ({
  pictures: pictures.filter((one) => one.id !== id).map(kept),
});

export const inOrder = ({ pictures }: PicturesOfDesk, ids: readonly string[]): PicturesBody => ({
  pictures: ids.flatMap((id) => pictures.filter((one) => one.id === id).map(kept)),
});

/** Why a file is refused before it is sent. */
export type FileProblem = 'kind' | 'large';
