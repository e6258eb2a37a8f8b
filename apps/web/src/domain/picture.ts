/** URLs of one picture for the light and the dark theme. */
export interface Picture {
  readonly light: string;
  readonly dark: string;
}

export interface Photo extends Picture {
  /** Its caption; null without one. */
  readonly caption: string | null;
}
