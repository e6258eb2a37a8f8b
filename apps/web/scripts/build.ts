import { join, resolve } from 'node:path';
import { build } from 'vite';
import { buildBootScript } from './boot-script.ts';
import { compressFolder } from './compress.ts';
import { writeDocuments } from './documents.ts';

const root = join(import.meta.dirname, '..');
/** The server reads the same variable, so that two builds can be compared. */
const output = resolve(process.env['APP_DIR'] ?? join(root, 'dist'));
const clientFolder = join(output, 'client');
const serverFolder = join(output, 'server');

await build({ root, logLevel: 'warn', build: { outDir: clientFolder } });
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/app/server/index.ts', outDir: serverFolder, copyPublicDir: false },
  // The app's server has none of its packages.
  ssr: { noExternal: true },
  // Otherwise the bundle would contain React's development build too, selected by the server's
  // environment.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});
const documents = await writeDocuments({
  clientFolder,
  serverFolder,
  manifestFile: join(output, 'server-manifest.json'),
  bootScript: await buildBootScript(join(root, 'src/app/boot/boot.ts')),
});
const compressed = await compressFolder(clientFolder);

console.log(`Built ${documents} documents, compressed ${compressed} files.`);
