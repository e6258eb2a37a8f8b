import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { Theme } from './environment.ts';
import { managerThemes } from './docs/frame/theme.ts';
import { askForShortcuts, shortcutsAre } from './docs/overview/shortcuts.ts';

interface GlobalsEvent {
  readonly globals: { readonly theme?: Theme };
}

const dark = matchMedia('(prefers-color-scheme: dark)');

const themeFor = (theme: Theme | undefined) =>
  theme === 'dark' || (theme === 'system' && dark.matches)
    ? managerThemes.dark
    : managerThemes.light;

addons.setConfig({ theme: managerThemes.light, sidebar: { showRoots: true } });

// The manager's theme follows the toolbar, like the page.
addons.register('salonica/theme', (api) => {
  let chosen: Theme | undefined;
  const show = () => api.setOptions({ theme: themeFor(chosen) });
  const follow = ({ globals }: GlobalsEvent) => {
    chosen = globals.theme;
    show();
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  dark.addEventListener('change', show);
});

// The start page shows the shortcuts of the visitor.
addons.register('salonica/shortcuts', (api) => {
  api.on(askForShortcuts, () => api.emit(shortcutsAre, api.getShortcutKeys()));
});
