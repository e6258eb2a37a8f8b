/** The manager has the shortcuts, and a visitor can change them: a page asks for them. */
export const askForShortcuts = 'salonica/shortcuts/ask';
export const shortcutsAre = 'salonica/shortcuts/are';

export type Shortcuts = Readonly<Record<string, readonly string[] | undefined>>;

const names: Readonly<Record<string, string>> = {
  alt: 'Alt',
  control: 'Ctrl',
  escape: 'Escape',
  meta: 'Command',
  shift: 'Shift',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
};

/** `['alt', 'F']` as the words on the keys. */
export const keysOf = (shortcut: readonly string[]): string[] =>
  shortcut.map((key) => names[key] ?? key.toUpperCase());

/** What is worth knowing, by Storybook's names for it. */
export const actions = [
  ['search', 'Find a component, by its own name or another, in English or Greek'],
  ['fullScreen', 'Hide everything but the page'],
  ['toggleNav', 'Hide or show the sidebar'],
  ['togglePanel', 'Hide or show the panel below a story'],
  ['toolbar', 'Hide or show the toolbar'],
  ['prevStory', 'The previous story'],
  ['nextStory', 'The next story'],
  ['prevComponent', 'The previous component'],
  ['nextComponent', 'The next component'],
  ['remount', 'Start the story again'],
  ['copyStoryLink', 'Copy the address of the story'],
  ['shortcutsPage', 'All shortcuts, which can be changed there'],
] as const;

export interface KeyRow {
  readonly does: string;
  readonly keys: readonly string[];
}

/** The rows of the table; an action without keys is left out. */
export function keyRows(shortcuts: Shortcuts): KeyRow[] {
  return actions.flatMap(([name, does]) => {
    const shortcut = shortcuts[name];
    return shortcut === undefined || shortcut.length === 0
      ? []
      : [{ does, keys: keysOf(shortcut) }];
  });
}
