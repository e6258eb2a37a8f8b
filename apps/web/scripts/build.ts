import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { buildBootScript } from './boot-script.ts';
import { compressFolder } from './compress.ts';
import { prerenderAll } from './prerender.ts';

const root = join(import.meta.dirname, '..');
/** The server reads the same variable, so that a second build can be looked at beside the first. */
const output = resolve(process.env['APP_DIR'] ?? join(root, 'dist'));
const clientFolder = join(output, 'client');

/** The pages in both languages; what renders them is thrown away, also after a failure. */
async function buildPages(): Promise<number> {
  // Inside the package, so that what is not bundled can be found.
  const renderFolder = await mkdtemp(join(root, 'node_modules/.render-'));
  try {
    await build({
      root,
      logLevel: 'warn',
      build: { ssr: 'src/app/render.tsx', outDir: renderFolder },
    });
    return await prerenderAll({
      clientFolder,
      rendererFile: join(renderFolder, 'render.js'),
      serverManifestFile: join(output, 'server-manifest.json'),
      bootScript: await buildBootScript(join(root, 'src/app/boot.ts')),
    });
  } finally {
    await rm(renderFolder, { recursive: true, force: true });
  }
}

await build({ root, logLevel: 'warn', build: { outDir: clientFolder } });
const documents = await buildPages();
const compressed = await compressFolder(clientFolder);

console.log(`Built ${documents} documents, compressed ${compressed} files.`);
