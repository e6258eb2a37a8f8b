/** Addresses of one picture for light and dark surroundings. */
export interface Picture {
  readonly light: string;
  readonly dark: string;
}

export interface Photo extends Picture {
  /** Its caption; null without one. */
  readonly caption: string | null;
}
