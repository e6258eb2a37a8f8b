/** A text in the languages of the app. */
export interface Texts {
  readonly en: string;
  readonly el: string;
}

export function textIn(language: string, texts: Texts): string {
  return language === 'el' ? texts.el : texts.en;
}

/** The same text in every language. */
export function same(text: string): Texts {
  return { en: text, el: text };
}
