/** A text in the languages of the app. */
export interface LocalizedText {
  readonly en: string;
  readonly el: string;
}
