import { renderToString } from 'react-dom/server';
import { defaultStories, languages, type Language } from './default-stories.tsx';

export type ServerHtml = Record<string, Record<Language, string>>;

/** Markup of every component as a server without a document writes it. */
export const html: ServerHtml = Object.fromEntries(
  defaultStories.map(({ name, render }) => [
    name,
    Object.fromEntries(
      languages.map((language) => [language, renderToString(render(language))]),
    ) as Record<Language, string>,
  ]),
);
