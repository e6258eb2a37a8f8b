import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Api } from '#domain/api.ts';
import { never } from '../testing/render-discovery.tsx';
import { failure, openSearch, salons } from '../testing/render-search.tsx';
import type { Suggestion } from './use-suggestions.ts';

const suggestionOf = (kind: Suggestion['kind'], text: string, more: Partial<Suggestion> = {}) => ({
  kind,
  id: null,
  text,
  detail: null,
  salonId: null,
  ranges: [],
  ...more,
});

const suggestions: Suggestion[] = [
  suggestionOf('service', 'Balayage', { ranges: [[0, 3]] }),
  suggestionOf('salon', 'Balance', { id: '2', salonId: '2' }),
  suggestionOf('barber', 'Balos', { id: '7', salonId: '1', detail: 'Kyma' }),
  suggestionOf('place', 'Balanou'),
];

const answer = () =>
  vi.fn<Api['suggest']>(async ({ query: { kinds } }) => ({
    suggestions: suggestions.filter(({ kind }) => kinds?.includes(kind) !== false),
  }));

const words = () => screen.getByLabelText<HTMLInputElement>('Service or salon');
const location = () => screen.getByLabelText<HTMLInputElement>('Location');

const enter = (field: HTMLInputElement) => act(() => field.focus());

/** Every letter is one event. */
function type(field: HTMLInputElement, text: string): void {
  const before = field.value;
  for (let end = 1; end <= text.length; end += 1) {
    fireEvent.input(field, { target: { value: before + text.slice(0, end) } });
  }
}

async function openWith(suggest = answer()) {
  const view = await openSearch('/salons', {
    page: { topRatedSalons: salons },
    ports: { api: { suggest } },
  });
  return { ...view, suggest, asked: () => suggest.mock.calls.map(([{ query }]) => query.q) };
}

/** The suggestions: a `select` has options too. */
const options = () => [...document.querySelectorAll('[role=option]')];
const names = () => options().map(({ textContent }) => textContent);

const optionOf = (name: string): Promise<Element> =>
  waitFor(() => {
    const found = options().find(({ textContent }) => textContent.startsWith(name));
    if (found === undefined) throw new Error(`${name} is not among ${names().join()}`);
    return found;
  });

const choose = async (name: string) => fireEvent.click(await optionOf(name));

beforeAll(async () => {
  Object.assign(HTMLElement.prototype, { togglePopover: () => true });
  // Its first load takes longer than a test.
  await import('./SuggestionList.tsx');
});

describe('suggestions', () => {
  it('are requested once for each pause, from the second letter on', async () => {
    const { asked } = await openWith();
    enter(words());
    type(words(), 'b');
    type(words(), 'al');
    expect((await optionOf('Balayage')).textContent).toBe('Balayage');
    expect(asked()).toEqual(['bal']);
    expect(screen.getByText('Bal').tagName).toBe('B');
  });

  it('abort an older request, and are kept until the newer one is answered', async () => {
    const suggest = answer();
    const { asked } = await openWith(suggest);
    enter(words());
    type(words(), 'bal');
    await optionOf('Balayage');
    suggest.mockImplementation(never);
    type(words(), 'a');
    await waitFor(() => expect(asked()).toEqual(['bal', 'bala']));
    expect(names()).toContain('Balayage');
    type(words(), 'y');
    await waitFor(() => expect(asked()).toEqual(['bal', 'bala', 'balay']));
    expect(suggest.mock.calls.map(([{ signal }]) => signal?.aborted)).toEqual([false, true, false]);
  });

  it('of other words are not shown in the meantime', async () => {
    const suggest = answer();
    const { asked } = await openWith(suggest);
    enter(words());
    type(words(), 'bal');
    await optionOf('Balayage');
    suggest.mockImplementation(never);
    fireEvent.input(words(), { target: { value: 'kyma' } });
    await waitFor(() => expect(asked()).toEqual(['bal', 'kyma']));
    expect(names()).toEqual([]);
  });

  it('fill in a service and search for it', async () => {
    const { asked, path } = await openWith();
    enter(words());
    type(words(), 'bal');
    await choose('Balayage');
    await waitFor(() => expect(path()).toBe('/salons?q=Balayage'));
    expect(words().value).toBe('Balayage');
    expect(asked()).toEqual(['bal']);
  });

  it('move a place into its own field', async () => {
    const { path } = await openWith();
    enter(words());
    type(words(), 'bal');
    await choose('Balanou');
    await waitFor(() => expect(path()).toBe('/salons?location=Balanou'));
    expect([words().value, location().value]).toEqual(['', 'Balanou']);
  });

  it.each([
    ['a salon', 'Balance', '/salon/2'],
    ['the appointments of a barber', 'Balos', '/booking/1?barber=7'],
  ])('open the page of %s', async (_, name, to) => {
    const { path } = await openWith();
    enter(words());
    type(words(), 'bal');
    await choose(name);
    await waitFor(() => expect(path()).toBe(to));
  });

  it('are places only in the field of the place', async () => {
    await openWith();
    enter(location());
    type(location(), 'bal');
    await optionOf('Balanou');
    expect(names()).toEqual(['Balanou']);
  });

  it('that fail can be requested again', async () => {
    const suggest = answer();
    suggest.mockRejectedValueOnce(failure);
    await openWith(suggest);
    enter(words());
    type(words(), 'bal');
    expect(await screen.findByText('The suggestions did not load')).toBeTruthy();
    await choose('Try again');
    expect((await optionOf('Balayage')).textContent).toBe('Balayage');
  });
});

describe('recent searches', () => {
  it('are kept on the device and can be removed one by one', async () => {
    const { asked, ports } = await openWith();
    enter(words());
    for (const search of ['kyma', 'figaro']) {
      fireEvent.input(words(), { target: { value: search } });
      fireEvent.submit(screen.getByRole('search'));
    }
    fireEvent.input(words(), { target: { value: '' } });
    await waitFor(() => expect(names()).toEqual(['figaro', 'kyma']));
    fireEvent.keyDown(words(), { key: 'ArrowDown' });
    fireEvent.keyDown(words(), { key: 'Delete' });
    await waitFor(() => expect(names()).toEqual(['kyma']));
    expect(ports.drafts.read('searches').choices).toMatchObject({ searches: [{ text: 'kyma' }] });
    expect(asked()).toEqual([]);
    await choose('kyma');
    expect(words().value).toBe('kyma');
  });
});
