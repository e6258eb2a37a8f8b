import { useEffect } from 'react';

/** Calls back once everything before it is mounted and has its listeners. */
export function AfterMount({ run }: { readonly run: () => void }) {
  useEffect(run, [run]);
  return null;
}
