import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { uploadedPictures } from '../database/schema/index.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of pictures that a process keeps. */
const maxKept = 32 * 1024 * 1024;

/** Path of an uploaded picture for a card. */
export const uploadedCard = (path: string): string => path.replace(/\.avif$/, '-1.avif');

/** Reads uploaded pictures, each once while it is kept: what is at a path never changes. */
export function createUploads(db: Database) {
  const kept = new LRUCache<string, Bytes>({
    maxSize: maxKept,
    sizeCalculation: (content) => Math.max(1, content.byteLength),
  });
  return async (path: string): Promise<Bytes | undefined> => {
    const known = kept.get(path);
    if (known !== undefined) return known;
    const [row] = await db
      .select({ content: uploadedPictures.content })
      .from(uploadedPictures)
      .where(eq(uploadedPictures.path, path));
    if (row === undefined) return undefined;
    const content = new Uint8Array(row.content);
    kept.set(path, content);
    return content;
  };
}

/** An upload, encoded. */
export interface Encoded {
  content: Buffer;
  /** The same for cards; none for a portrait. */
  card?: Buffer;
}

/** @returns its path below the picture storage */
export async function storeUpload(
  tx: Database,
  salonId: string,
  { content, card }: Encoded,
  createdAt: Date,
): Promise<string> {
  const path = `uploads/${randomUUID()}.avif`;
  const row = { salonId, createdAt };
  await tx
    .insert(uploadedPictures)
    .values([
      { ...row, path, content },
      ...(card === undefined ? [] : [{ ...row, path: uploadedCard(path), content: card }]),
    ]);
  return path;
}

/** Idempotent; drawings are not affected. */
export async function deleteUploads(tx: Database, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const all = paths.flatMap((path) => [path, uploadedCard(path)]);
  await tx.delete(uploadedPictures).where(inArray(uploadedPictures.path, all));
}
