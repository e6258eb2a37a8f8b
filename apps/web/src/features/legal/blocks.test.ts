import { describe, expect, it } from 'vitest';
import privacyEl from '../../i18n/el/privacy.ts';
import termsEl from '../../i18n/el/terms.ts';
import privacyEn from '../../i18n/en/privacy.ts';
import termsEn from '../../i18n/en/terms.ts';
import { toBlocks } from './blocks.ts';

it('groups neighbouring points into one list', () => {
  expect(toBlocks(['We keep:', '- names;', '- mails.', 'No more.', '- At all.'])).toEqual([
    { kind: 'paragraph', text: 'We keep:' },
    { kind: 'list', items: ['names;', 'mails.'] },
    { kind: 'paragraph', text: 'No more.' },
    { kind: 'list', items: ['At all.'] },
  ]);
});

describe.each([
  ['privacy', privacyEn.sections, privacyEl.sections],
  ['terms', termsEn.sections, termsEl.sections],
])('the text of %s', (_, english, greek) => {
  const shape = (sections: Record<string, { readonly text: readonly string[] }>) =>
    Object.entries(sections).map(([id, { text }]) => [
      id,
      toBlocks(text).map((block) => (block.kind === 'list' ? block.items.length : 'paragraph')),
    ]);

  it('has the same structure in Greek as in English', () => {
    expect(shape(greek)).toEqual(shape(english));
  });
});
