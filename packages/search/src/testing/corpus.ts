import { people, places } from './corpus-places.ts';
import { salons } from './corpus-salons.ts';
import { services } from './corpus-services.ts';
import type { CorpusEntry } from './right.ts';

/** Queries in both languages, half of them mistyped, with their right first results. */
export const corpus: readonly CorpusEntry[] = [...salons, ...services, ...places, ...people];
