import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const install = 'npx -y pnpm@12.21.0 install';

/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/** @param {string} line @returns {never} */
function giveUp(line) {
  console.error(line);
  process.exit(1);
}

function checkNode() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 26) return;
  giveUp(
    `Salonica runs on the Node 26 that its install includes, but this is Node ${process.versions.node}: run \`${install}\`, then start it with \`npx -y pnpm@12.21.0 <script>\`.`,
  );
}

// pnpm only warns when its automatic install fails, and would run the script with half of the packages.
async function checkPackages() {
  // The list is read by a package that may be missing itself.
  const { workspaces } = await import('./workspaces.mjs').catch(() =>
    giveUp(`The install is incomplete: run \`${install}\`.`),
  );
  for (const folder of ['.', ...workspaces]) {
    const manifest = /** @type {Manifest} */ (
      JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    );
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const missing = names.find((name) => !existsSync(join(root, folder, 'node_modules', name)));
    if (missing !== undefined) {
      giveUp(`The install is incomplete (${missing} is missing in ${folder}): run \`${install}\`.`);
    }
  }
}

/**
 * Every script starts here: it stops with one clear line when the install is incomplete, and puts the installed
 * programs, Node among them, before those of the system on the path.
 */
export async function prepareEnvironment() {
  checkNode();
  await checkPackages();
  process.chdir(root);
  process.env['PATH'] = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  // Compiling the same packages again costs a third of the start of each process.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/salonica/compiled');
}
