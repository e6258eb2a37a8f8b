import { addEntry } from './hydration-moment.ts';

const pause = 1000;

/**
 * Retries the entry of the app if it fails to load, and then lets the document show the failure.
 */
export function retryEntry(page: HTMLElement): void {
  let isLastTry = false;
  const giveUp = (): void => {
    delete page.dataset['pending'];
    page.dataset['failed'] = '';
  };
  const onError = (event: Event): void => {
    const { target } = event;
    if (target instanceof HTMLScriptElement && target.type === 'module') {
      if (isLastTry) giveUp();
      else setTimeout(addEntry, pause, target.src);
      isLastTry = true;
    } else if (event instanceof ErrorEvent && event.error instanceof SyntaxError) {
      giveUp();
      // A damaged file may be cached for a year: the next load has to fetch it again.
      fetch(event.filename, { cache: 'reload' }).catch(() => undefined);
    }
  };
  // Error events of scripts do not bubble.
  window.addEventListener('error', onError, true);
}
