/** URLs of one picture for the light and the dark theme. */
export interface Picture {
  readonly light: string;
  readonly dark: string;
}
