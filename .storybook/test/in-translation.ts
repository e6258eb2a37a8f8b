import { afterEach, beforeEach } from 'vitest';
import { translateTexts } from './translate-texts.ts';

let stop: () => void;

/** Every story is played in a browser that translates its page: React must not miss a replaced text. */
beforeEach(() => {
  stop = translateTexts(document.body, false);
});

afterEach(() => stop());
