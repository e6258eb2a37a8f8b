import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { darkImage } from '@salonica/contract';
import { LRUCache } from 'lru-cache';
import { galleryKinds } from './gallery.ts';

const artFolder = join(import.meta.dirname, '../../../art');

export interface Picture {
  /** The drawing on disk. */
  file: string;
  type: PictureType;
  /** Identifies the drawing's content. */
  hash: string;
  /** Whether the requested path identifies the content, so that it never changes. */
  isVersioned: boolean;
}

const types = {
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
} as const;

export type PictureType = (typeof types)[keyof typeof types];

function typeOf(path: string): PictureType {
  const [, type = types['.svg']] = Object.entries(types).find(([end]) => path.endsWith(end)) ?? [];
  return type;
}

export interface PictureCatalogue {
  /** The public path: it identifies the content of the light and the dark drawing. */
  versioned: (path: string) => string;
  /** The drawing behind a published path, or behind a plain one such as `avatars/eleni.svg`. */
  find: (path: string) => Picture | undefined;
}

/** A salon and the interior set of its gallery. */
interface Drawn {
  id: string;
  interior: string | number;
}

/** All pictures by their paths: a requested path is only looked up, never opened. */
export function readPictures(salons: readonly Drawn[]): PictureCatalogue {
  const pictures = new Map<string, Picture>();
  const published = new Map<string, string>();
  for (const [path, light, dark] of drawings(salons)) {
    const lightHash = drawingHash(light);
    const darkHash = dark === undefined ? undefined : drawingHash(dark);
    const version = hashText(`${lightHash}${darkHash ?? ''}`).slice(0, 10);
    const versionedPath = path.replace(/(?=\.\w+$)/, `.${version}`);
    const type = typeOf(path);
    const known = (file: string, hash: string, pathOf: (light: string) => string) => {
      pictures.set(pathOf(path), { file, type, hash, isVersioned: false });
      pictures.set(pathOf(versionedPath), { file, type, hash, isVersioned: true });
    };
    published.set(path, versionedPath);
    known(light, lightHash, (name) => name);
    if (dark !== undefined && darkHash !== undefined) known(dark, darkHash, darkImage);
  }
  return {
    versioned: (path) => published.get(path) ?? path,
    find: (path) => pictures.get(path),
  };
}

/** Path of the picture for sharing a salon's page, 1200 by 630 pixels. */
export function sharedPath(salonId: string): string {
  return `salons/${salonId}/share.jpg`;
}

/** Public path, light drawing and, if there is one, dark drawing. */
function* drawings(
  salons: readonly Drawn[],
): Generator<[path: string, light: string, dark?: string]> {
  const pair = (path: string, base: string): [string, string, string] => [
    path,
    join(artFolder, `${base}-light${extname(path)}`),
    join(artFolder, `${base}-dark${extname(path)}`),
  ];
  for (const { id, interior } of salons) {
    for (const kind of galleryKinds) {
      const base = kind === 'facade' ? `facades/${id}` : `interiors/${interior}-${kind}`;
      yield pair(`salons/${id}/${kind}.svg`, base);
    }
    yield pair(`salons/${id}/facade.avif`, `facades/${id}`);
    yield [sharedPath(id), join(artFolder, `facades/${id}-share.jpg`)];
  }
  for (const name of readdirSync(join(artFolder, 'categories'))) {
    if (!name.endsWith('-light.svg')) continue;
    const kind = name.replace(/-light\.svg$/, '');
    yield pair(`categories/${kind}.svg`, `categories/${kind}`);
  }
  for (const name of readdirSync(join(artFolder, 'avatars'))) {
    yield [`avatars/${name}`, join(artFolder, 'avatars', name)];
  }
}

const hashes = new LRUCache<string, string>({
  max: 5000,
  memoMethod(file) {
    if (!existsSync(file)) throw new Error(`The drawing ${file} is missing.`);
    return hashText(readFileSync(file));
  },
});

/** Identifies a drawing's content. Galleries share interiors; each is read once. */
export const drawingHash = (file: string): string => hashes.memo(file);

function hashText(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
