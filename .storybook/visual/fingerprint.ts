import { createHash } from 'node:crypto';
import { chunk, chunksOf, pngSignature } from './png.ts';

const keyword = 'Screenshot';

/** Identifies a screenshot as the browser encoded it. */
export const fingerprintOf = (screenshot: Uint8Array): string =>
  createHash('sha256').update(screenshot).digest('hex');

/** The fingerprint in a baseline of the screenshot that it was packed from. */
export function fingerprintIn(baseline: Buffer): string | undefined {
  for (const { type, data } of chunksOf(baseline)) {
    if (type !== 'tEXt') continue;
    const [name, text] = data.toString('latin1').split('\0');
    if (name === keyword) return text;
  }
  return undefined;
}

/** The picture with a fingerprint, in a chunk of text behind its header. */
export function withFingerprint(png: Uint8Array, fingerprint: string): Buffer {
  const buffer = Buffer.from(png);
  const [header] = chunksOf(buffer);
  const end = header?.end ?? pngSignature.length;
  const text = chunk('tEXt', Buffer.from(`${keyword}\0${fingerprint}`, 'latin1'));
  return Buffer.concat([buffer.subarray(0, end), text, buffer.subarray(end)]);
}
