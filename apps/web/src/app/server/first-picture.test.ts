import { describe, expect, it } from 'vitest';
import { firstPictureOf, preloadsOf } from './first-picture.ts';

const image = (src: string, part: string, priority = ' fetchPriority="high"') =>
  `<img src="${src}" alt="" loading="lazy"${priority} data-part="${part}" class="a"/>`;

describe('the first picture of a page', () => {
  it('is the first pair with high priority', () => {
    const html = [
      image('/0.svg', 'light', ''),
      image('/1.avif', 'light'),
      image('/1-dark.avif', 'dark'),
      image('/2.avif', 'light'),
      image('/2-dark.avif', 'dark'),
    ].join('<p></p>');
    expect(firstPictureOf(html)).toEqual({ light: '/1.avif', dark: '/1-dark.avif' });
  });

  it('is the same in the dark theme if there is no other', () => {
    const html = image('/1.avif', 'light') + image('/2.avif', 'light') + image('/2-n.avif', 'dark');
    expect(firstPictureOf(html)).toEqual({ light: '/1.avif', dark: '/1.avif' });
  });

  it('is undefined on a page without one', () => {
    expect(firstPictureOf(image('/0.svg', 'light', ''))).toBeUndefined();
  });

  it('is preloaded by the system’s theme, with data for the head script to correct it', () => {
    expect(preloadsOf({ light: '/a', dark: '/b', media: '(width < 768px)' })).toEqual([
      '<link rel="preload" as="image" href="/a" fetchpriority="high" media="(width < 768px) and (prefers-color-scheme: light)" data-media="(width < 768px)" data-theme="light">',
      '<link rel="preload" as="image" href="/b" fetchpriority="high" media="(width < 768px) and (prefers-color-scheme: dark)" data-media="(width < 768px)" data-theme="dark">',
    ]);
  });

  it('is preloaded once if light and dark are the same', () => {
    expect(preloadsOf({ light: '/a', dark: '/a' })).toEqual([
      '<link rel="preload" as="image" href="/a" fetchpriority="high">',
    ]);
  });
});
