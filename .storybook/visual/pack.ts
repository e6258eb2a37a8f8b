import optimise, { init } from '@jsquash/oxipng/optimise.js';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const codec = import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
await init(await WebAssembly.compile(await readFile(fileURLToPath(codec))));

/** A smaller PNG with exactly the same pixels. */
export async function pack(png: Uint8Array): Promise<Uint8Array> {
  const packed = await optimise(new Uint8Array(png).buffer, {
    level: 2,
    interlace: false,
    optimiseAlpha: false,
  });
  return new Uint8Array(packed);
}
