/** The tab whose view a link opens. */
function tabOf({ href }: HTMLAnchorElement): HTMLAnchorElement | undefined {
  const tabs = document.querySelectorAll<HTMLAnchorElement>('a[role="tab"]');
  return [...tabs].find((tab) => tab.href === href);
}

function panelOf(tab: Element): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

/** As the app renders the tab and its view. */
function mark(tab: HTMLElement, isShown: boolean): void {
  tab.setAttribute('aria-selected', String(isShown));
  tab.tabIndex = isShown ? 0 : -1;
  const panel = panelOf(tab);
  if (panel === null) return;
  panel.hidden = !isShown;
  if (isShown) {
    panel.removeAttribute('aria-hidden');
    panel.tabIndex = 0;
  } else {
    panel.setAttribute('aria-hidden', 'true');
    panel.removeAttribute('tabindex');
  }
}

/**
 * Shows the view of a tab, which the document contains; the app finds it in the URL.
 * @returns whether the link leads to one
 */
export function showTab(link: HTMLAnchorElement): boolean {
  const tab = tabOf(link);
  const list = tab?.closest('[role="tablist"]');
  if (tab === undefined || list == null) return false;
  for (const other of list.querySelectorAll<HTMLElement>('[role="tab"]')) {
    mark(other, other === tab);
  }
  history.pushState(null, '', link.href);
  const isElsewhere = link !== tab;
  const top = tab.closest('[data-component="tabs"]')?.getBoundingClientRect().top ?? 0;
  if (isElsewhere || top < 0) window.scrollBy(0, top);
  if (isElsewhere) panelOf(tab)?.focus({ preventScroll: true });
  return true;
}
