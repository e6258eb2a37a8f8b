import { deskPicturesSchema, deskRevisedSchema, salonDetailsSchema } from '@salonica/contract/v1';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { newKey } from '../../../test/booking-calls.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { pngClaiming } from '../../platform/pictures/testing/made-pictures.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { signedIn } from '../../../test/visitor.ts';
import { deskWorld, type DeskWorld } from '../desk/testing/desk-world.ts';
import { settingsCalls } from './testing/settings-calls.ts';

const server = fileBackend();
let salon: MadeSalon;
let members: DeskWorld;

beforeEach(async () => {
  salon = await makeSalon(server.db);
  members = await deskWorld(server.db, server.backend, salon);
});

const desk = () => settingsCalls(members.manager, salon);
const gallery = async () => readJson(await desk().read('pictures'), deskPicturesSchema);
const shown = async () =>
  readJson(await server.backend.get(`/api/v1/salons/${salon.id}`), salonDetailsSchema);

const drawn = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

const upload = (bytes: Uint8Array, revision = 0, headers: Record<string, string> = newKey()) =>
  server.backend.app.request(`/api/v1/desk/${salon.id}/pictures`, {
    method: 'POST',
    headers: {
      ...signedIn(`manager-${salon.id}`),
      'Content-Type': 'image/jpeg',
      'If-Match': `"${revision}"`,
      ...headers,
    },
    body: new Uint8Array(bytes),
  });

test('a picture is encoded again, without the data of its file, and shown', async () => {
  const sent = await drawn(3000, 2000)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const headers = newKey();
  const first = await readJson(await upload(sent, 0, headers), deskRevisedSchema);
  expect(await readJson(await upload(sent, 0, headers), deskRevisedSchema)).toEqual(first);
  const [picture] = (await gallery()).pictures;
  expect(picture?.dark).toBe(picture?.light);
  const response = await server.backend.get(picture?.light ?? '');
  expect(response.headers.get('Content-Type')).toBe('image/avif');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const found = await sharp(await response.arrayBuffer()).metadata();
  // Upright, and no larger than a lightbox shows it.
  expect([found.width, found.height]).toEqual([1280, 1920]);
  expect([found.exif, found.xmp, found.iptc]).toEqual([undefined, undefined, undefined]);
  const page = await shown();
  expect(page.pictures).toMatchObject([{ light: picture?.light, caption: null }]);
  const card = await server.backend.get(page.picture?.light ?? '');
  expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({ height: 800 });
});

test('order and texts are changed together, and a picture that is not named is removed', async () => {
  for (const [revision, width] of [600, 700, 800].entries()) {
    expect((await upload(await drawn(width).png().toBuffer(), revision)).status).toBe(201);
  }
  const [first, second, third] = (await gallery()).pictures;
  const pictures = [
    { id: third?.id, caption: { en: 'The door', el: 'Η πόρτα' } },
    { id: first?.id, caption: { en: '', el: '' } },
  ];
  expect((await desk().change('PUT', 'pictures', 2, { pictures })).status).toBe(412);
  expect((await desk().change('PUT', 'pictures', 3, { pictures })).status).toBe(200);
  expect((await shown()).pictures).toMatchObject([
    { light: third?.light, caption: 'The door' },
    { light: first?.light, caption: null },
  ]);
  expect((await server.backend.get(second?.light ?? '')).status).toBe(404);
  const twice = { pictures: [pictures[0], pictures[0]] };
  expect((await desk().change('PUT', 'pictures', 4, twice)).status).toBe(422);
});

test('a full gallery takes no more', async () => {
  const bytes = await drawn(400, 300).png().toBuffer();
  for (let revision = 0; revision < 12; revision += 1) {
    expect((await upload(bytes, revision)).status).toBe(201);
  }
  expect((await upload(bytes, 12)).status).toBe(409);
}, 20_000);

describe('an upload is refused with words', () => {
  const refusal = async (response: Response) => {
    const body = (await response.json()) as { message: string };
    return [response.status, body.message];
  };
  const bytesOf = (text: string) => Buffer.from(text);

  test.each([
    ['no picture', () => bytesOf('Hello'), 422, 'This is not a JPEG, PNG or WebP picture.'],
    [
      'an SVG',
      () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      422,
      'This is not a JPEG, PNG or WebP picture.',
    ],
    ['100 megapixels', () => pngClaiming(10_000, 10_000), 422, 'This picture has too many pixels.'],
    ['too many bytes', () => Buffer.alloc(12 * 1024 * 1024 + 1), 413, 'This file is larger than'],
    [
      'a picture that ends early',
      async () => (await drawn().jpeg().toBuffer()).subarray(0, 900),
      422,
      'This file is damaged or incomplete.',
    ],
    [
      'a picture with a page behind it',
      async () => Buffer.concat([await drawn().jpeg().toBuffer(), bytesOf('<script>x</script>')]),
      422,
      'This file holds more than a picture.',
    ],
    [
      'a picture with an archive behind it',
      async () => Buffer.concat([await drawn().png().toBuffer(), bytesOf('PK\x03\x04')]),
      422,
      'This file holds more than a picture.',
    ],
    [
      'a small one',
      async () => drawn(399, 300).webp().toBuffer(),
      422,
      'This picture is smaller than 400 by 300 pixels.',
    ],
  ])('%s', async (_, make, status, message) => {
    expect(await refusal(await upload(await make()))).toEqual([
      status,
      expect.stringContaining(message),
    ]);
    expect((await gallery()).pictures).toEqual([]);
  });

  test('a camera may append a second picture', async () => {
    const picture = await drawn().jpeg({ progressive: true }).toBuffer();
    expect((await upload(Buffer.concat([picture, picture]))).status).toBe(201);
  });
});
