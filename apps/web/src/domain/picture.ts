/** Addresses of one picture for light and dark surroundings. */
export interface Picture {
  readonly light: string;
  readonly dark: string;
}

export interface Photo extends Picture {
  /** What it shows, in words for under the picture; null where nobody said. */
  readonly caption: string | null;
}
