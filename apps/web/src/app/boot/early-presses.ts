import { isLanguage, type Language } from '../../i18n/languages.ts';
import { showPhoto } from './early-photo.ts';
import { showTab } from './early-tab.ts';
import { interactiveEvent, startingEvent } from './moments.ts';

export interface EarlyChoices {
  readonly storeTheme: (theme: 'light' | 'dark') => void;
  readonly storeLanguage: (language: Language) => void;
}

/** A button of the platform: the browser opens or closes what it names. */
function isCommand(target: Element): boolean {
  return (
    'commandForElement' in HTMLButtonElement.prototype && target.closest('[commandfor]') !== null
  );
}

/** Shows or hides a password; the field reads its state at hydration. */
function togglePassword(target: Element): boolean {
  const field = target.closest('[data-component="password-field"]');
  const button = field === null ? null : target.closest('button[aria-pressed]');
  const input = field?.querySelector('input') ?? null;
  if (button === null || input === null) return false;
  const isShown = input.type === 'password';
  input.type = isShown ? 'text' : 'password';
  button.setAttribute('aria-pressed', String(isShown));
  return true;
}

/** The style sheet does the rest. */
function toggleTheme(page: HTMLElement): 'light' | 'dark' {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next = (page.dataset['theme'] ?? system) === 'dark' ? 'light' : 'dark';
  page.dataset['theme'] = next;
  return next;
}

/**
 * Answers presses on a rendered page before the app runs, where a few lines or the browser itself
 * can. The app starts in the state that they left, and none is repeated.
 */
export function answerEarly(page: HTMLElement, { storeTheme, storeLanguage }: EarlyChoices): void {
  let isStarting = false;
  const done = new AbortController();
  const { signal } = done;
  page.addEventListener(startingEvent, () => (isStarting = true), { signal });
  page.addEventListener(interactiveEvent, () => done.abort(), { signal });

  /** Whether the press is answered; `event` is then only left to the browser. */
  const isAnswered = (target: Element, event: MouseEvent): boolean => {
    if (isCommand(target) || togglePassword(target)) return true;
    if (target.closest('[data-theme-toggle]') !== null) {
      storeTheme(toggleTheme(page));
      return true;
    }
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return false;
    const language = link.dataset['language'] ?? null;
    if (isLanguage(language)) storeLanguage(language);
    if (showPhoto(link, page) || (!isStarting && showTab(link))) {
      event.preventDefault();
      return true;
    }
    return false;
  };
  page.addEventListener(
    'click',
    (event) => {
      // Neither the app, which may be about to run, nor its replay of presses answers it again.
      if (event.target instanceof Element && isAnswered(event.target, event))
        event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
}
