import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { getMimeType } from 'hono/utils/mime';
import type { Encoding, StaticFile } from '../http/static-file.ts';

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Files of a folder with their compressed siblings (`.br`, `.gz`).
 * @returns finds a file; undefined where there is none, or where the path leaves the folder
 */
export function filesOf(folder: string) {
  /** By when the file was changed, its size and its path. */
  const hashes = new LRUCache<string, string, string>({
    max: 5000,
    fetchMethod: async (_name, _stale, { context: file }) =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
        .slice(0, 16),
  });

  return async (path: string, cacheControl: string): Promise<StaticFile | undefined> => {
    const file = normalize(join(folder, path));
    if (!file.startsWith(folder + sep) || path.includes('\0')) return undefined;
    const stats = await fileStats(file);
    if (stats === undefined) return undefined;
    const compressed: Encoding[] = ['br', 'gzip'];
    const there = await Promise.all(
      compressed.map(
        async (encoding) => (await fileStats(file + suffixes[encoding])) !== undefined,
      ),
    );
    return {
      type: getMimeType(file) ?? 'application/octet-stream',
      cacheControl,
      hash: await hashes.forceFetch(`${stats.mtimeMs} ${stats.size} ${file}`, { context: file }),
      encodings: [...compressed.filter((_, index) => there[index]), 'identity'],
      read: (encoding) => readFile(file + suffixes[encoding]),
    };
  };
}

async function fileStats(file: string) {
  const stats = await stat(file, { throwIfNoEntry: false }).catch(() => undefined);
  return stats?.isFile() ? stats : undefined;
}
