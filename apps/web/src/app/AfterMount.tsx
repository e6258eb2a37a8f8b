import { useEffect } from 'react';

/** Calls back once everything before it is on the page and listens. */
export function AfterMount({ run }: { readonly run: () => void }) {
  useEffect(run, [run]);
  return null;
}
