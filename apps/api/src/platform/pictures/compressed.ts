import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasCode } from '../http/error-code.ts';
import type { Encoding } from '../http/static-file.ts';
import type { Picture } from './catalogue.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Compresses every drawing once, on first use: the best brotli setting takes 50 ms each, too long
 * for all of them at start and too good to omit.
 * @param folder - caches the results between runs
 */
export function createCompressor(folder: string) {
  const running = new Map<string, Promise<Bytes>>();

  async function produce({ file, hash }: Picture, encoding: Encoding): Promise<Bytes> {
    if (encoding === 'identity') return readFile(file);
    const kept = join(folder, `${hash}.${encoding}`);
    try {
      return await readFile(kept);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
    const bytes = await compress(await readFile(file), encoding);
    const unfinished = `${kept}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, kept);
    return bytes;
  }

  return (picture: Picture, encoding: Encoding): Promise<Bytes> => {
    const key = `${picture.hash}.${encoding}`;
    const started = running.get(key) ?? produce(picture, encoding);
    running.set(key, started);
    return started.finally(() => running.delete(key));
  };
}

function compress(plain: Bytes, encoding: 'br' | 'gzip'): Promise<Bytes> {
  return encoding === 'gzip'
    ? gzipped(plain, { level: constants.Z_BEST_COMPRESSION })
    : brotli(plain, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
        },
      });
}
