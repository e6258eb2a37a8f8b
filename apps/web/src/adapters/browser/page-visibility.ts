let isLeft = false;

/** Whether the page is visible: not while it is hidden, nor while it is in the back/forward cache. */
export const pageVisibility = {
  isHidden: (): boolean => isLeft || document.visibilityState === 'hidden',
  onChange(listener: () => void): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = ({ type }: Event): void => {
      isLeft = type === 'pagehide';
      listener();
    };
    document.addEventListener('visibilitychange', listener, { signal });
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('pageshow', leave, { signal });
    return () => listening.abort();
  },
};
