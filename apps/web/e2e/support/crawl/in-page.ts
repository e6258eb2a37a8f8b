/** The operable controls of a page, numbered so that they can be found again. */
export interface Control {
  readonly id: string;
  /** The same for controls that differ only in their list item. */
  readonly kind: string;
  readonly name: string;
  readonly work: 'press' | 'type' | 'select' | 'slide';
}

/** The current elements. */
export interface View {
  /** Page, heading and dialog: a difference means another place. */
  readonly place: string;
  readonly dialog: string;
  /** The previous press added an entry to the history of this document. */
  readonly isPushed: boolean;
  readonly controls: readonly Control[];
}

/** Runs in the page, so it must not use anything from outside. */
export function installCrawler(): void {
  const controlSelector = [
    'button, input:not([type="hidden"], [type="file"]), select, textarea, summary',
    ...['button', 'tab', 'menuitem', 'switch', 'checkbox', 'radio', 'option'].map(
      (role) => `[role="${role}"]`,
    ),
  ].join();
  const listItem = 'li, article, tr, td, label, [role="gridcell"], [role="row"]';
  const passing = 'head, [role="tooltip"]';

  let lastChange = 0;
  let changes: string[] = [];
  let called: string[] = [];

  const note = (what: string): void => {
    lastChange = performance.now();
    if (changes.length < 20) changes.push(what);
  };

  /** Prefetched files are linked in the head, and hovering opens a tooltip. */
  const isPassing = (node: Node): boolean =>
    (node instanceof Element ? node : node.parentElement)?.closest(passing) != null;

  new MutationObserver((records) => {
    for (const { type, target, attributeName } of records) {
      // A change of the tab order does not count as an effect.
      if (attributeName === 'tabindex' || attributeName === 'data-crawl' || isPassing(target)) {
        continue;
      }
      note(`${type} ${attributeName ?? ''} of ${target.nodeName}`);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  // A toast disappears; the test closes it instead of waiting.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-component="toast-region"] * { pointer-events: none !important; }');
  document.adoptedStyleSheets.push(sheet);

  window.print = () => called.push('print');
  const frames = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, 20);
    });

  const isVisible = (element: Element): boolean => {
    const shown = element.closest('label') ?? element;
    const { width, height } = shown.getBoundingClientRect();
    return width > 1 && height > 1 && shown.checkVisibility({ visibilityProperty: true });
  };

  const nameOf = (element: Element): string => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = [
      by.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '').join(' '),
      element.getAttribute('aria-label') ?? '',
      Array.from(labels ?? [], (label) => label.textContent).join(' '),
      element.textContent,
    ];
    const text = texts.find((known) => known.trim() !== '') ?? '';
    return text.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
  };

  const kindOf = (element: Element, root: Element): string => {
    const steps: string[] = [];
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
      const siblings = Array.from(at.parentElement?.children ?? []).filter(
        ({ tagName }) => tagName === at?.tagName,
      );
      const index = at.matches(listItem) ? '' : siblings.indexOf(at);
      steps.unshift(`${at.tagName}${index}`);
    }
    return steps.join('/');
  };

  /** Pressing a selected control has no effect. */
  const isSettled = (element: Element): boolean =>
    element.getAttribute('aria-selected') === 'true' ||
    element.hasAttribute('aria-current') ||
    (element.getAttribute('role') === 'radio' && element.getAttribute('aria-checked') === 'true') ||
    (element instanceof HTMLInputElement && element.type === 'radio' && element.checked);

  const isEnabled = (element: Element): boolean =>
    !element.matches(':disabled, [aria-disabled="true"], [readonly]') &&
    element.closest('[inert]') === null;

  const workOf = (element: Element): Control['work'] => {
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLTextAreaElement) return 'type';
    if (!(element instanceof HTMLInputElement)) return 'press';
    if (element.type === 'range') return 'slide';
    return ['checkbox', 'radio', 'submit', 'button'].includes(element.type) ? 'press' : 'type';
  };

  const topDialog = (): Element | undefined =>
    Array.from(document.querySelectorAll('dialog[open], [role="dialog"], [role="menu"]'))
      .filter(isVisible)
      .at(-1);

  const placeOf = (dialog: Element | undefined): string =>
    [
      window.location.pathname,
      document.querySelector('h1')?.textContent ?? '',
      dialog === undefined ? '' : nameOf(dialog),
    ].join(' | ');

  const values = (): string =>
    Array.from(document.querySelectorAll<HTMLInputElement>('input, select, textarea, details'))
      .map((field) => `${field.checked} ${field.value} ${field.matches('[open]')}`)
      .join('\n');

  let before = { url: '', values: '', focus: null as Element | null, entries: 0, tops: 0 };
  let count = 0;

  Object.assign(window, {
    crawler: {
      /** Waits until the page is idle, and returns its state. */
      async look(scope: string): Promise<View> {
        const end = performance.now() + 4000;
        const isBusy = (): boolean =>
          performance.now() - lastChange < 100 ||
          document.querySelector('main [aria-busy="true"]') !== null;
        while (performance.now() < end && isBusy()) await frames();
        const dialog = topDialog();
        const roots = dialog === undefined ? document.querySelectorAll(scope) : [dialog];
        const controls: Control[] = [];
        for (const root of roots) {
          for (const element of root.querySelectorAll(controlSelector)) {
            if (!isEnabled(element) || !isVisible(element) || isSettled(element)) continue;
            const id = element.getAttribute('data-crawl') ?? String((count += 1));
            element.setAttribute('data-crawl', id);
            controls.push({
              id,
              kind: `${root.tagName} ${kindOf(element, root)}`,
              name: nameOf(element),
              work: workOf(element),
            });
          }
        }
        return {
          place: placeOf(dialog),
          dialog: dialog === undefined ? '' : nameOf(dialog) || 'unnamed',
          isPushed: before.entries > 0 && window.history.length > before.entries,
          controls,
        };
      },

      /** Records the state before a control is operated. */
      start(): void {
        changes = [];
        called = [];
        before = {
          url: window.location.href,
          values: values(),
          focus: document.activeElement,
          entries: window.history.length,
          tops: document.querySelectorAll('[popover]:popover-open, dialog[open]').length,
        };
      },

      /** The changes since then, or nothing after the timeout. */
      async answer(id: string): Promise<string> {
        // Long enough for a call and its toast.
        const end = performance.now() + 6000;
        const control = document.querySelector(`[data-crawl="${id}"]`);
        const seen = (): string => {
          if (window.location.href !== before.url) return 'address';
          if (called.length > 0) return called.join();
          if (values() !== before.values) return 'value';
          const focus = document.activeElement;
          const tops = document.querySelectorAll('[popover]:popover-open, dialog[open]').length;
          if (changes.length > 0) return changes[0] ?? '';
          if (tops !== before.tops) return 'dialog';
          return focus !== before.focus && focus !== control && focus !== document.body
            ? 'focus'
            : '';
        };
        while (performance.now() < end && seen() === '') await frames();
        return seen();
      },
    },
  });
}

/** The helper that {@link installCrawler} installs in the page. */
export interface PageCrawler {
  look(scope: string): Promise<View>;
  start(): void;
  answer(id: string): Promise<string>;
}
