import { expect, it } from 'vitest';
import { createI18n } from './init.ts';
import { languages } from './languages.ts';

it.each(languages)('shows a key without a text as itself in %s', async (language) => {
  const i18n = await createI18n(language, ['home']);
  // The types reject such a key, so it can only belong to a removed text.
  const translate: (key: never) => string = i18n.t;
  expect(translate('home:nobody.wrote.this' as never)).toBe('nobody.wrote.this');
  expect(i18n.t('brand')).toBe('Salonica');
});
