import { createSafeStorage } from '../../shared/safe-storage.ts';
import { onMissing } from '../../shared/load-with-retry.ts';
import { watchPresses } from './repeat-press.ts';

const storageKey = 'salonica.renewed';

/** Prevents a reload loop between two servers with different versions. */
const leastTime = 10_000;

const textFields = 'textarea, input:not([type="radio"], [type="checkbox"])';

/** The entry script: its name changes with every other file. */
function entryOf(page: Document): string | undefined {
  const late = page.querySelector('link[rel=late-entry]')?.getAttribute('href');
  return late ?? page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;
}

async function isReplaced(): Promise<boolean> {
  const response = await fetch(window.location.href, { cache: 'no-store' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const entry = entryOf(page);
  return entry !== undefined && entry !== entryOf(document);
}

/**
 * A deploy removes the files of the open version. Once one of them is missing, the next page is
 * loaded as a document, with the files of the new version; drafts are stored. Without a new version
 * the importing code handles the failure.
 * @param destination - address of the open page, or of the pending one
 * @returns repeats the press that caused such a load; call it when the page is interactive
 */
export function followDeploys(destination: () => string): () => void {
  const storage = createSafeStorage(() => window.sessionStorage);
  const presses = watchPresses(storage);
  let editedAt: string | null = null;
  const renew = async (): Promise<boolean> => {
    if (Date.now() - Number(storage.get(storageKey) ?? 0) < leastTime) return false;
    if (!(await isReplaced())) return false;
    const to = new URL(destination(), window.location.href);
    const isNewPage = to.pathname !== window.location.pathname;
    // Do not interrupt reading or typing for a prefetched part.
    if (!isNewPage && (editedAt === to.pathname || !presses.isRecent())) return false;
    storage.set(storageKey, String(Date.now()));
    if (!isNewPage) presses.keep();
    if (to.href === window.location.href) window.location.reload();
    else window.location.assign(to);
    return true;
  };
  let renewing: Promise<boolean> | null = null;
  const renewOnce = (): Promise<boolean> => {
    // Without a response from the server a reload would fail.
    renewing ??= renew()
      .catch(() => false)
      .then((isLeaving) => {
        // A missing file is no error in this document while the next one is loading.
        if (!isLeaving) renewing = null;
        return isLeaving;
      });
    return renewing;
  };
  // The browser restored the document from its back/forward cache.
  window.addEventListener('pageshow', () => {
    renewing = null;
  });
  onMissing(renewOnce);
  window.addEventListener('input', ({ target }) => {
    const isText = target instanceof HTMLElement && target.matches(textFields);
    if (isText) editedAt = window.location.pathname;
  });
  window.addEventListener('vite:preloadError', () => void renewOnce());
  return presses.repeat;
}
