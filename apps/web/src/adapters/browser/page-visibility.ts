/** Whether somebody looks at the page. */
export const pageVisibility = {
  isHidden: (): boolean => document.visibilityState === 'hidden',
  onChange(listener: () => void): () => void {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
