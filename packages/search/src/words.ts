import { foldText } from '@salonica/text';

/** A text as one word without accents, case, spaces and signs. */
export const joined = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The words of a text as they are written; an apostrophe is part of its word. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .replaceAll(/['’ʼ`´]/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** Letters, digits, or a mix such as "8essaloniki". */
export const isNumber = (word: string): boolean => /^\d+$/.test(word);

export const isGreek = (word: string): boolean => /[α-ω]/u.test(word);
