import sharp from 'sharp';

/** Decibels above which the difference from the drawing is hard to see. */
const enough = 38;

/** Peak signal-to-noise ratio of two pictures of the same size. */
async function psnr(reference: Buffer, encoded: Buffer): Promise<number> {
  const pixels = await sharp(encoded).removeAlpha().raw().toBuffer();
  let squares = 0;
  for (const [index, value] of reference.entries()) squares += (value - (pixels[index] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (squares / reference.length));
}

/** Whether an encoded picture is indistinguishable from its source. */
export async function isGoodEnough(picture: Buffer, encoded: Buffer): Promise<boolean> {
  return (await psnr(await sharp(picture).removeAlpha().raw().toBuffer(), encoded)) >= enough;
}
