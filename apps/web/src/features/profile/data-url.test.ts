// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { dataUrlOf } from './data-url.ts';
import { previewOf } from './picture-file.ts';

it('holds the content and the type of the file', async () => {
  const file = new Blob(['a'], { type: 'image/png' });
  expect(await dataUrlOf(file)).toBe('data:image/png;base64,YQ==');
  expect(await previewOf(file)).toBe('data:image/png;base64,YQ==');
});

it('fails where the file cannot be read; a preview is empty then', async () => {
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(
    this: FileReader,
  ) {
    this.dispatchEvent(new Event('error'));
  });
  const file = new Blob(['a']);
  await expect(dataUrlOf(file)).rejects.toMatchObject({ failure: { kind: 'server' } });
  expect(await previewOf(file)).toBe('');
});
