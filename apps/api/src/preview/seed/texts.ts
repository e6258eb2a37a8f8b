/** A text in the languages of the app. */
export interface Texts {
  readonly en: string;
  readonly el: string;
}
