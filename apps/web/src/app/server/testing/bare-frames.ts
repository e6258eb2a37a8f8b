import { languages } from '#i18n/languages.ts';
import { pages } from '../../navigation/pages.ts';
import type { DocumentFrame } from '../document.ts';
import { frameName } from '../frames.ts';

const frame: DocumentFrame = {
  template: '<html><head><!--head--></head><body><!--app--><!--rendered--></body></html>',
  bootScript: '',
  scripts: [],
  worker: '',
  styles: [],
  fonts: [],
};

/** Frames of all pages without the files of a build. */
export const bareFrames = Object.fromEntries(
  pages.flatMap(({ id }) => languages.map((language) => [frameName(id, language), frame])),
);
