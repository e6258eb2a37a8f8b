import { create } from 'storybook/theming';
import { colours, fontStacks } from '../tokens.ts';

type Mode = 'light' | 'dark';

/**
 * Colours of Storybook's own blocks and sidebar. They have to be values, because Storybook computes
 * with them.
 */
function themeOf(base: Mode, around = false) {
  const colour = (name: string) =>
    colours.find((token) => token.name === `--sal-color-${name}`)?.[base] ?? '';
  return create({
    base,
    brandTitle: 'Salonica',
    brandUrl: './?path=/docs/overview-start--docs',
    brandTarget: '_self',
    colorPrimary: colour('primary'),
    // The selected sidebar item is white on this.
    colorSecondary: colour(around ? 'primary' : 'link'),
    appBg: colour('bg'),
    appContentBg: colour('bg'),
    appPreviewBg: colour('bg'),
    appBorderColor: colour('line'),
    appBorderRadius: 8,
    // The manager has its own font and not ours.
    fontBase: around ? '"Nunito Sans", system-ui, sans-serif' : fontStacks.body,
    textColor: colour('text'),
    textInverseColor: colour('inverse-text'),
    textMutedColor: colour('muted'),
    appHoverBg: colour('wine-wash'),
    barBg: colour('surface'),
    barTextColor: colour('text-2'),
    barHoverColor: colour('link'),
    barSelectedColor: colour('link'),
    buttonBg: colour('surface'),
    buttonBorder: colour('boundary'),
    inputBg: colour('surface'),
    inputBorder: colour('boundary'),
    inputTextColor: colour('text'),
    inputBorderRadius: 8,
  });
}

export const blockThemes = { light: themeOf('light'), dark: themeOf('dark') };

/** The manager around a page: sidebar, toolbar and panel. */
export const managerThemes = { light: themeOf('light', true), dark: themeOf('dark', true) };
