import { describe, expect, it } from 'vitest';
import { firstPictureOf, preloadOf } from './first-picture.ts';

const image = (src: string, part: string, priority = ' fetchPriority="high"') =>
  `<img src="${src}" alt="" loading="lazy"${priority} data-part="${part}" class="a"/>`;

describe('the first picture of a page', () => {
  it('is the first pair that asks to come before others', () => {
    const html = [
      image('/0.svg', 'day', ''),
      image('/1.avif', 'day'),
      image('/1-night.avif', 'night'),
      image('/2.avif', 'day'),
      image('/2-night.avif', 'night'),
    ].join('<p></p>');
    expect(firstPictureOf(html)).toEqual({ light: '/1.avif', dark: '/1-night.avif' });
  });

  it('is the same in the dark where there is no other', () => {
    const html = image('/1.avif', 'day') + image('/2.avif', 'day') + image('/2-n.avif', 'night');
    expect(firstPictureOf(html)).toEqual({ light: '/1.avif', dark: '/1.avif' });
  });

  it('is not there on a page without one', () => {
    expect(firstPictureOf(image('/0.svg', 'day', ''))).toBeUndefined();
  });

  it('is not fetched before somebody has chosen the theme', () => {
    const link = preloadOf({ light: '/a', dark: '/b', media: '(width < 768px)' });
    expect(link).toContain('data-light="/a" data-dark="/b" media="(width < 768px)"');
    expect(link).not.toContain('href');
  });
});
