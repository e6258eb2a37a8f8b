export { corpus, type CorpusEntry, type Right } from './corpus.ts';
export { mistyped, type TypoKind, typoKinds } from './typos.ts';
