// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { photoSource } from './photo-source.ts';

const pictures = [
  { light: '/1.svg', dark: '/1-dark.svg' },
  { light: '/2.svg', dark: '/2-dark.svg' },
];

afterEach(() => delete document.documentElement.dataset['theme']);

function start(theme: 'light' | 'dark', missing: (src: string) => boolean = () => false) {
  document.documentElement.dataset['theme'] = theme;
  const asked: string[] = [];
  const onLightOnly = vi.fn<() => void>();
  const fetchPhoto = photoSource(
    pictures,
    async (src) => {
      asked.push(src);
      if (missing(src)) throw new Error('404');
    },
    onLightOnly,
  );
  return { asked, onLightOnly, fetchPhoto };
}

it('fetches the picture of the current theme', async () => {
  const day = start('light');
  await day.fetchPhoto(1);
  expect(day.asked).toEqual(['/2.svg']);
  const dark = start('dark');
  await dark.fetchPhoto(0);
  expect(dark.asked).toEqual(['/1-dark.svg']);
  expect(dark.onLightOnly).not.toHaveBeenCalled();
});

it('reports once that a host has no dark drawings, and requests none of them again', async () => {
  const { asked, onLightOnly, fetchPhoto } = start('dark', (src) => src.includes('-dark'));
  await Promise.all([fetchPhoto(0), fetchPhoto(1)]);
  await fetchPhoto(1);
  expect(onLightOnly).toHaveBeenCalledOnce();
  expect(asked.filter((src) => src.includes('-dark'))).toHaveLength(2);
  expect(asked.at(-1)).toBe('/2.svg');
});

it('fails when both drawings fail, without concluding that the host has no dark ones', async () => {
  const { onLightOnly, fetchPhoto } = start('dark', () => true);
  await expect(fetchPhoto(0)).rejects.toThrow('404');
  expect(onLightOnly).not.toHaveBeenCalled();
});

it('fails for a picture that does not exist', async () => {
  await expect(start('light').fetchPhoto(2)).rejects.toThrow(RangeError);
});
