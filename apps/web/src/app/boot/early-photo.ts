import { interactiveEvent } from './moments.ts';

const lightbox = '[data-component="lightbox"]';
const timeoutMs = 10_000;

/** Resolves once the lightbox of the app shows the picture. */
function lightboxShown(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector(lightbox) === null) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(resolve, timeoutMs);
    look();
  });
}

/**
 * Shows a picture over the page until the app opens it in its lightbox.
 * @returns whether the link leads to one
 */
export function showPhoto(link: HTMLAnchorElement, page: HTMLElement): boolean {
  if (link.getAttribute('aria-haspopup') !== 'dialog') return false;
  const small =
    link.querySelector('img') ?? document.querySelector<HTMLImageElement>('a[data-photo] img');
  if (small === null) return false;
  const large = new Image();
  large.src = small.currentSrc;
  const dialog = document.createElement('dialog');
  dialog.dataset['earlyPhoto'] = '';
  const name = link.getAttribute('aria-label') ?? link.textContent;
  dialog.setAttribute('aria-label', name);
  large.alt = name;
  dialog.append(large);
  document.body.append(dialog);
  const done = new AbortController();
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    done.abort();
    dialog.remove();
  });
  const handOver = (): void => {
    link.click();
    void lightboxShown().then(() => dialog.close());
  };
  page.addEventListener(interactiveEvent, handOver, { once: true, signal: done.signal });
  dialog.showModal();
  return true;
}
