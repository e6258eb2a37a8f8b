// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageTransition } from './page-transition.ts';

const cardOf = (id: string) => `
  <article data-component="salon-card" id="card-${id}">
    <div data-component="photo" id="photo-${id}"></div>
    <h3 id="name-${id}"><a href="/salon/${id}">Salon ${id}</a></h3>
    <a href="/booking/${id}">Book now</a>
  </article>`;
const list = `<main><h1>Salons</h1>${cardOf('01')}${cardOf('02')}</main>`;
const salon = `<main>
  <div data-component="photo-gallery"><div data-component="photo" id="photo"></div></div>
  <h1 id="name">Salon</h1></main>`;

const location = { search: '', hash: '', state: null };
const at = (pathname: string, key: string) => ({ ...location, pathname, key });
const state = { location: at('/salons', 'list'), navigation: { location: at('/', '') } };

/** The names that elements had in the old and the new snapshot. */
let looks: Record<string, string>[];
let isReduced: boolean;
let canChange: boolean;
let beforeShow: (page: URL) => Promise<void>;

function names(): Record<string, string> {
  const all = [...document.querySelectorAll<HTMLElement>('main *')];
  const named = all.filter(({ style }) => style.viewTransitionName);
  return Object.fromEntries(named.map(({ id, style }) => [id, style.viewTransitionName]));
}

beforeEach(() => {
  looks = [];
  isReduced = false;
  canChange = true;
  document.body.innerHTML = list;
  Object.assign(state, { location: at('/salons', 'list') });
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), { matches: isReduced, media: query } as MediaQueryList),
  );
  const rectangle = { top: 10, bottom: 20 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rectangle);
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    get: () => (canChange ? change : undefined),
  });
  beforeShow = createPageTransition({ state } as unknown as Parameters<
    typeof createPageTransition
  >[0]);
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

function change(update: () => Promise<void>): { finished: Promise<void> } {
  const run = async () => {
    looks.push(names());
    await update();
    looks.push(names());
  };
  return { finished: run() };
}

function press(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** Replaces the page with the next one, as the router does. */
async function go(pathname: string, key: string, page: string): Promise<void> {
  state.navigation.location = at(pathname, key);
  await beforeShow(new URL(pathname, 'http://localhost'));
  document.body.innerHTML = page;
  state.location = at(pathname, key);
  await vi.waitFor(() => expect(names()).toEqual({}));
}

const swipe = (hasUAVisualTransition: boolean) =>
  window.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition }));

const ofPage = { photo: 'salon-picture', name: 'salon-name' };
const ofCard = { 'photo-02': 'salon-picture', 'name-02': 'salon-name' };

it('animates the pressed card into its page, and the page into its card', async () => {
  press('#card-02 a');
  await go('/salon/02', 'salon', salon);
  await vi.waitFor(() => expect(looks).toEqual([ofCard, ofPage]));
  swipe(false);
  await go('/salons', 'list', list);
  await vi.waitFor(() => expect(looks.slice(2)).toEqual([ofPage, ofCard]));
});

it('skips a back navigation that the browser animates itself', async () => {
  press('#card-02 a');
  await go('/salon/02', 'salon', salon);
  await vi.waitFor(() => expect(looks).toHaveLength(2));
  swipe(true);
  await go('/salons', 'list', list);
  expect(looks).toHaveLength(2);
});

it.each([
  ['a booking', '#card-02 a + a, #card-02 > a', '/booking/02'],
  ['another page', 'h1', '/help'],
  ['another salon than that of the card', '#card-01 a', '/salon/02'],
])('changes to %s without a transition', async (_, pressed, pathname) => {
  press(pressed);
  await go(pathname, 'next', salon);
  expect(looks).toEqual([]);
});

it('changes without a transition if reduced motion is set or unknown', async () => {
  isReduced = true;
  press('#card-02 a');
  await go('/salon/02', 'salon', salon);
  isReduced = false;
  canChange = false;
  document.body.innerHTML = list;
  state.location = at('/salons', 'list');
  press('#card-01 a');
  await go('/salon/01', 'salon', salon);
  expect(looks).toEqual([]);
});
