import type { createBrowserRouter } from 'react-router-dom';
import { ignore } from '../../shared/ignore.ts';
import { isInView } from '../../shared/is-in-view.ts';
import { paths } from '../../shared/paths.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

/** Maximum time to render the next page, in milliseconds: rendering is frozen meanwhile. */
const timeoutMs = 1000;

const card = '[data-component="salon-card"]';
const photo = '[data-component="photo"]';

/** The parts that a card and its page share. */
interface Parts {
  readonly within: HTMLElement | null | undefined;
  readonly selectors: Readonly<Record<'salon-picture' | 'salon-name', string>>;
}

const partsOfCard = (within: Parts['within']): Parts => ({
  within,
  selectors: { 'salon-picture': photo, 'salon-name': 'h2, h3' },
});

const partsOfPage = (): Parts => ({
  within: document.querySelector('main'),
  selectors: {
    'salon-picture': `[data-component="photo-gallery"] ${photo}`,
    'salon-name': 'h1',
  },
});

/**
 * Names the visible parts; names are unique in a document, so they are removed after the
 * transition.
 */
function name({ within, selectors }: Parts): () => void {
  if (within == null) return ignore;
  // A new card is skipped until it has been rendered once.
  within.style.contentVisibility = 'visible';
  const named = Object.entries(selectors).flatMap(([part, selector]) => {
    const element = within.querySelector<HTMLElement>(selector);
    if (element == null || !isInView(element)) return [];
    element.style.viewTransitionName = part;
    return [element];
  });
  return () => {
    within.style.contentVisibility = '';
    for (const { style } of named) style.viewTransitionName = '';
  };
}

const headingOf = () => document.querySelector('main h1');

/** Waits until another page is rendered. */
function isReplaced(heading: Element | null): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => {
    if (headingOf() !== heading) resolve();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(resolve, timeoutMs);
  return promise.finally(() => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

const canChange = (): boolean =>
  typeof document.startViewTransition === 'function' &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates a salon card into its page, and the page back into the card.
 * @returns call it when the data of the next page is loaded; resolves once the old page is captured
 */
export function createPageTransition(router: Router): (page: URL) => Promise<void> {
  /** The salon that was opened from a history entry. */
  const opened = new Map<string, string>();
  let pressed: { readonly pathname: string; readonly card: HTMLElement } | null = null;
  /** The browser animates the back navigation itself, such as after a swipe. */
  let isShown = false;
  let forgetNames: () => void = ignore;

  window.addEventListener(
    'popstate',
    ({ hasUAVisualTransition }) => {
      isShown = hasUAVisualTransition;
      pressed = null;
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      isShown = false;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const around = link?.closest<HTMLElement>(card);
      const isOfSalon = link?.pathname.startsWith(paths.salon('')) === true;
      pressed = isOfSalon && around ? { pathname: link.pathname, card: around } : null;
    },
    true,
  );

  function changeTo({ pathname }: URL): readonly [before: Parts, after: () => Parts] | null {
    const { location, navigation } = router.state;
    if (pressed?.pathname === pathname) {
      opened.set(location.key, pathname);
      return [partsOfCard(pressed.card), partsOfPage];
    }
    const salon = opened.get(navigation.location?.key ?? '');
    if (salon !== location.pathname) return null;
    const cardOf = () =>
      [...document.querySelectorAll<HTMLAnchorElement>(`${card} a[href]`)]
        .filter((link) => link.pathname === salon)
        .map((link) => link.closest<HTMLElement>(card))
        .find((one) => one !== null && isInView(one));
    return [partsOfPage(), () => partsOfCard(cardOf())];
  }

  return (page) => {
    const change = page.pathname === router.state.location.pathname ? null : changeTo(page);
    pressed = null;
    if (change === null || isShown || !canChange()) return Promise.resolve();
    const [before, after] = change;
    forgetNames();
    let forget = name(before);
    const forgetOwn = () => forget();
    forgetNames = forgetOwn;
    const heading = headingOf();
    const looked = Promise.withResolvers<void>();
    const { finished } = document.startViewTransition(async () => {
      looked.resolve();
      await isReplaced(heading);
      forget();
      if (forgetNames === forgetOwn) forget = name(after());
    });
    void finished.finally(() => {
      if (forgetNames === forgetOwn) forget();
    });
    return looked.promise;
  };
}
