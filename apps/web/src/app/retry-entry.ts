import { addEntry } from './hydration-moment.ts';

const pause = 1000;

/** Retries the entry of the app where it does not load, and then lets the document show the failure. */
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
      // It came damaged and may be kept for a year: the next load of the page has to find a good one.
      fetch(event.filename, { cache: 'reload' }).catch(() => undefined);
    }
  };
  // A script that does not load says so to itself only.
  window.addEventListener('error', onError, true);
}
