import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../i18n/init.ts';
import type { Language } from '../i18n/languages.ts';
import { useMiles } from './use-miles.ts';

it.each<[Language, number, string]>([
  ['en', 0.72, '0.7 mi'],
  ['en', 1, '1 mi'],
  ['el', 0.72, '0,7 μίλια'],
  ['el', 1.02, '1 μίλι'],
  ['el', 2, '2 μίλια'],
])('writes in %s that it is %d miles', async (language, miles, words) => {
  const i18n = await createI18n(language, []);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  expect(renderHook(() => useMiles(), { wrapper }).result.current(miles)).toBe(words);
});
