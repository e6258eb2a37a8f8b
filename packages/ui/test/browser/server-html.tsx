import { renderToString } from 'react-dom/server';
import { defaultStories, languages, type Language } from './default-stories.tsx';
import { everyStory } from './every-story.tsx';

export type ServerHtml = Record<string, Partial<Record<Language, string>>>;

/** Markup of every story rendered without a document, and of every component in each language. */
export const html: ServerHtml = {
  ...Object.fromEntries(
    everyStory.map(({ name, element }) => [name, { en: renderToString(element()) }]),
  ),
  ...Object.fromEntries(
    defaultStories.map(({ name, render }) => [
      name,
      Object.fromEntries(languages.map((language) => [language, renderToString(render(language))])),
    ]),
  ),
};
