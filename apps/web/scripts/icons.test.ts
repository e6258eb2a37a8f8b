// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import primitive from '../../../packages/tokens/src/primitive.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

const manifest = v.parse(
  v.object({
    background_color: v.string(),
    theme_color: v.string(),
    icons: v.array(v.object({ src: v.string(), type: v.string(), sizes: v.string() })),
  }),
  JSON.parse(readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8')),
);

it('has the colour of the page while the app opens', () => {
  const paper = primitive.palette.paper[50].$value.hex;
  expect([manifest.background_color, manifest.theme_color]).toEqual([paper, paper]);
});

it.each(manifest.icons)('has the icon $src in its declared size', async ({ src, type, sizes }) => {
  const { width, height, format } = await sharp(join(root, 'public', src)).metadata();
  expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
  expect(sizes).toBe(format === 'svg' ? 'any' : `${width}x${height}`);
});

it('gives every document its icons', () => {
  const document = readFileSync(join(root, 'index.html'), 'utf8');
  const linked = [
    ...document.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g),
  ];
  expect(linked.map(([, href = '']) => href)).toEqual([
    '/mark.svg',
    '/icon-apple.png',
    '/manifest.webmanifest',
  ]);
  for (const [, href = ''] of linked) readFileSync(join(root, 'public', href));
});
