import { build } from 'vite';
import { expect, it } from 'vitest';
import { layerOrder, nameLayersFirst } from './layer-order.ts';

const sources: Readonly<Record<string, string>> = {
  '\0entry': "import './late.css'; export default 1;",
  '/late.css': '@layer app { a { color: red } }',
};

it('names the layers in every style sheet, before anything else', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) =>
          id === 'entry' ? '\0entry' : id.endsWith('late.css') ? '/late.css' : null,
        load: (id) => sources[id] ?? null,
      },
      nameLayersFirst(),
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  const sheets = output.output.filter(({ fileName }) => fileName.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  for (const sheet of sheets) {
    expect('source' in sheet && String(sheet.source)).toMatch(
      new RegExp(`^${layerOrder}@layer app`),
    );
  }
});
