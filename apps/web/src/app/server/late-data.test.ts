import { expect, it } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { createRenderer } from './index.ts';
import type { HandleCall } from './server-ports.ts';
import { bareFrames } from './testing/bare-frames.ts';

const { render } = createRenderer(bareFrames);

const answers: readonly (readonly [what: string, answer: HandleCall])[] = [
  ['never answers', () => new Promise(() => {})],
  ['is not there', () => Promise.reject(new TypeError('fetch failed'))],
  ['is overloaded', () => Promise.resolve(new Response(null, { status: 503 }))],
];

const paths = ['/', '/salons', '/categories', '/category/1', '/book-now', '/salon/01'];

const cases = paths.flatMap((path) =>
  answers.flatMap(([what, answer]) =>
    languages.map((language) => ({ path, language, what, answer })),
  ),
);

it.each(cases)(
  '$path in $language is sent as a page that still loads while the database $what',
  async ({ path, language, answer }) => {
    const page = await render({ path, language, answer, now: Date.UTC(2027, 2, 1), timeoutMs: 50 });
    expect(page).toMatchObject({ status: 200, isComplete: false });
    expect(page.html).toContain(`data-rendered="${language}"`);
    expect(page.html).toContain('aria-busy="true"');
  },
);
