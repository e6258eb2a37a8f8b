export { corpus } from './corpus.ts';
export type { CorpusEntry, Right } from './right.ts';
export { mistyped, type TypoKind, typoKinds } from './typos.ts';
