import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { Help } from './Help.tsx';
import { wordsOf } from './hits.ts';
import { findQuestions, readQuestions } from './questions.ts';

async function renderHelp(language: Language, start: string) {
  const asked: string[] = [];
  function Page() {
    const [query, setQuery] = useState(start);
    const search = (next: string): void => {
      asked.push(next);
      setQuery(next);
    };
    return <Help query={query} onQuery={search} onLinkCopied={() => undefined} />;
  }
  render(
    <I18nextProvider i18n={await createI18n(language, ['help'])}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </I18nextProvider>,
  );
  // Loaded late: texts and modules load asynchronously.
  vi.useFakeTimers();
  const type = (value: string): void => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  };
  const questions = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
  return { asked, type, questions };
}

describe('the search of the help page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reacts to every key, and updates the URL and the live region after a pause', async () => {
    const { asked, type, questions } = await renderHelp('en', '');
    type('REF');
    type('REFUND');
    expect(questions()).toContain('When do I get my money back?');
    expect(questions()).not.toContain('Are there any booking fees?');
    expect(asked).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => void vi.advanceTimersByTime(500));
    expect(asked).toEqual(['REFUND']);
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ answers? found$/);
  });

  it('keeps the space between two words through a pause', async () => {
    const { asked, type } = await renderHelp('en', '');
    type('cancel ');
    act(() => void vi.advanceTimersByTime(500));
    expect(asked).toEqual(['cancel']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('cancel ');
  });

  it('finds Greek without accents, in questions and in answers', async () => {
    const { questions } = await renderHelp('el', 'χρεωση κρατησησ');
    expect(questions()).toContain('Υπάρχει χρέωση για την κράτηση;');
  });

  it('opens the only answer that is left', async () => {
    await renderHelp('en', '15-minute grace');
    const [item, ...others] = document.querySelectorAll('details');
    expect(others).toEqual([]);
    expect(item?.open).toBe(true);
  });

  it('shows what was not found, and clears it', async () => {
    const { type, questions } = await renderHelp('en', '');
    const all = questions().length;
    type('zzz');
    expect(screen.getByRole('heading', { name: 'No answer for “zzz”' })).toBeTruthy();
    // The first is in the field, the last below the last answer.
    const clear = screen.getAllByRole('button', { name: 'Clear search' }).at(-1);
    if (clear !== undefined) fireEvent.click(clear);
    expect(questions().length).toBe(all);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

it('links from an answer to the page that it names', async () => {
  await renderHelp('en', 'copy of my data');
  const link = screen.getByRole('link', { name: 'Download all my data' });
  expect(link.getAttribute('href')).toBe('/profile/data');
  vi.useRealTimers();
});

it.each(languages)('finds the suggestions of the search field in %s', async (language) => {
  const i18n = await createI18n(language, ['help']);
  const t = i18n.getFixedT(language, 'help');
  const suggested = [...t('search.placeholder').matchAll(/[“«](.+?)[”»]/g)].map(
    ([, word = '']) => word,
  );
  expect(suggested).toHaveLength(2);
  const fruitless = suggested.filter(
    (word) => findQuestions(readQuestions(t), wordsOf(word)).length === 0,
  );
  expect(fruitless).toEqual([]);
});
