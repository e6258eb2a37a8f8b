import type { createBrowserRouter } from 'react-router-dom';

/** From a salon most visitors go to its wizard. */
const nextLinks: readonly { readonly from: string; readonly link: string }[] = [
  { from: '/salon/', link: 'main a[href*="/booking/"]' },
];

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/**
 * Prefetches the page that most visitors of the open one go to next, once the browser is idle.
 * @param prefetch - prefetches the page of a link
 */
export function prefetchNext(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  prefetch: (link: HTMLAnchorElement) => void,
): void {
  let seen: string | null = null;
  const look = (): void => {
    const { navigation, location } = router.state;
    if (navigation.state !== 'idle' || location.pathname === seen) return;
    seen = location.pathname;
    const next = nextLinks.find(({ from }) => location.pathname.startsWith(from));
    if (next === undefined) return;
    whenIdle(() => {
      const link = document.querySelector<HTMLAnchorElement>(next.link);
      if (link !== null) prefetch(link);
    });
  };
  look();
  router.subscribe(look);
}
