import { createContext, useEffect, useState, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Channel } from 'storybook/internal/channels';
import { initialGlobals, type DocumentGlobals, type Theme } from '../../environment.ts';

interface GlobalsEvent {
  readonly globals: Partial<DocumentGlobals>;
}

function lastSent(channel: Channel): Partial<DocumentGlobals> | undefined {
  const sent = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as
    | readonly GlobalsEvent[]
    | undefined;
  return sent?.[0]?.globals;
}

/** What the toolbar chooses, also on a page without stories. */
export function useToolbar(channel: Channel): DocumentGlobals {
  const [globals, setGlobals] = useState(() => ({ ...initialGlobals, ...lastSent(channel) }));
  useEffect(() => {
    const follow = ({ globals: next }: GlobalsEvent) => setGlobals({ ...initialGlobals, ...next });
    channel.on(GLOBALS_UPDATED, follow);
    channel.on(SET_GLOBALS, follow);
    return () => {
      channel.off(GLOBALS_UPDATED, follow);
      channel.off(SET_GLOBALS, follow);
    };
  }, [channel]);
  return globals;
}

const dark = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(dark);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether a theme shows dark: `system` follows the system. */
export function useIsDark(theme: Theme): boolean {
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(dark).matches,
    () => false,
  );
  return theme === 'system' ? systemIsDark : theme === 'dark';
}

export const ToolbarContext = createContext<DocumentGlobals>(initialGlobals);
