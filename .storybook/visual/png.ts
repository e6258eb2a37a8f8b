import { crc32 } from 'node:zlib';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  /** Where the next one begins. */
  readonly end: number;
}

export function* chunksOf(png: Buffer): Generator<Chunk> {
  let at = pngSignature.length;
  while (at + 12 <= png.length) {
    const end = at + 12 + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    yield { type, data: png.subarray(at + 8, end - 4), end };
    at = end;
  }
}

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
