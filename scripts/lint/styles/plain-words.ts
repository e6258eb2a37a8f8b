import { riddles } from '../words.ts';
import { rule } from './rule.ts';

/** Comments of style sheets are plain technical English. */
export const plainWords = rule('plain-words', (root, report) => {
  root.walkComments((comment) => {
    for (const message of riddles(comment.text)) report(comment, message);
  });
});
