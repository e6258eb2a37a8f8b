import { createContext, useEffect, useState, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Channel } from 'storybook/internal/channels';
import type { Language, Theme } from '../../environment.ts';

/** The globals of the toolbar. */
export interface ToolbarGlobals {
  readonly theme: Theme;
  readonly language: Language;
}

interface GlobalsEvent {
  readonly globals: Partial<ToolbarGlobals>;
}

const initial: ToolbarGlobals = { theme: 'light', language: 'en' };

function lastSent(channel: Channel): Partial<ToolbarGlobals> | undefined {
  const sent = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as
    | readonly GlobalsEvent[]
    | undefined;
  return sent?.[0]?.globals;
}

/** Theme and language of the toolbar, also on a page without stories. */
export function useToolbar(channel: Channel): ToolbarGlobals {
  const [globals, setGlobals] = useState(() => ({ ...initial, ...lastSent(channel) }));
  useEffect(() => {
    const follow = ({ globals: next }: GlobalsEvent) => setGlobals({ ...initial, ...next });
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

export const ToolbarContext = createContext<ToolbarGlobals>(initial);
