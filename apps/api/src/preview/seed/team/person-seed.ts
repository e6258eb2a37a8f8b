import type { LocalizedText } from '../localized-text.ts';

/** The main skill of a barber. */
export type Field = 'cut' | 'color' | 'styling' | 'men' | 'care' | 'length';

export interface PersonSeed {
  readonly slug: string;
  readonly name: LocalizedText;
  readonly specialty: LocalizedText;
  readonly field: Field;
  readonly rating: number;
  /** Years. */
  readonly experience: number;
  readonly dollars: number;
  readonly picture: string;
}
