/**
 * A colour and its background; `largeText` requires 3:1 (graphics, control edges) instead of 4.5:1.
 */
export interface ContrastPair {
  foreground: string;
  background: string;
  largeText?: boolean;
}

const backgrounds = ['bg', 'surface'];

/** Text on the page and on cards. */
const text = ['text', 'text-2', 'muted', 'link', 'accent', 'success', 'danger', 'warning', 'info'];

/** Meaningful edges and graphics. */
const graphics = ['boundary', 'star', 'focus', 'primary', 'sel'];

const on = (foreground: string, background: string, largeText = false): ContrastPair => ({
  foreground: `color.${foreground}`,
  background: `color.${background}`,
  largeText,
});

export const contrastPairs: ContrastPair[] = [
  ...backgrounds.flatMap((background) => text.map((name) => on(name, background))),
  ...backgrounds.flatMap((background) => graphics.map((name) => on(name, background, true))),
  on('text', 'sunken'),
  on('text-2', 'sunken'),
  on('muted', 'sunken'),
  on('on-primary', 'primary'),
  on('on-primary', 'primary-hover'),
  on('on-primary', 'primary-active'),
  on('on-accent-fill', 'accent-fill'),
  on('text', 'wash'),
  on('text', 'wine-wash'),
  on('accent', 'wash'),
  on('accent', 'wine-wash'),
  on('link', 'wine-wash'),
  on('sel', 'wine-wash', true),
  on('success', 'success-bg'),
  on('warning', 'warning-bg'),
  on('danger', 'danger-bg'),
  on('info', 'info-bg'),
  on('on-band', 'band'),
  on('on-band-2', 'band'),
  on('inverse-text', 'inverse'),
  on('on-plaque', 'plaque'),
  on('plaque-star', 'plaque', true),
  on('online', 'surface', true),
];
