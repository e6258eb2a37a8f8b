import { afterEach, beforeEach } from 'vitest';
import { translateTexts } from './translate-texts.ts';

let stop: () => void;

/** Every story is played in a browser that translates its page: React must not miss a replaced text. */
beforeEach(() => {
  stop = translateTexts(document.body, false);
});

afterEach(() => stop());

interface Told {
  readonly story?: { readonly name: string; readonly title: string };
}

/** What can be read or heard in an element. */
function wordsOf(root: Element): string {
  const named = [...root.querySelectorAll('[alt], [aria-label], [placeholder]')];
  const names = named.flatMap((element) =>
    ['alt', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name)),
  );
  return [root.textContent, ...names].join(' ');
}

/** The first story of a component is in the language of the toolbar: names alone are Latin. */
afterEach((context) => {
  const { story } = context as Told;
  if (story?.name !== 'Default' || !story.title.startsWith('Components/')) return;
  const words = wordsOf(document.body);
  if (/[a-z]{3}/i.test(words) && !/\p{Script=Greek}/u.test(words)) {
    throw new Error(`The default story is not in Greek: ${words}`);
  }
});
