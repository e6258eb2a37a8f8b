import {
  listScripts,
  measureIdentity,
  measureMap,
  measurePages,
  type PageSize,
  readManifest,
} from './measure.ts';

const kilobyte = 1000;
const budget = {
  script: 170 * kilobyte,
  scriptFiles: 20,
  style: 20 * kilobyte,
  styleFiles: 4,
  identity: 32 * kilobyte,
  fonts: 3,
};

type Held = Exclude<keyof typeof budget, 'fonts'>;

/** Pages over their budget are named here and may not grow. */
const most: Partial<Record<Held, number>> = {
  script: 187.9 * kilobyte,
  style: 23 * kilobyte,
  identity: 34.2 * kilobyte,
};

/** The wizard with its machine; pages with dialogs of a booking; lists with times, map and comparison. */
const mostOf: Partial<Record<string, Partial<Record<Held, number>>>> = {
  '/booking/:id': { script: 224.7 * kilobyte, style: 23.4 * kilobyte },
  '/salon/:id': { script: 196 * kilobyte },
  '/salons': { script: 196.3 * kilobyte },
  '/book-now': { script: 194.8 * kilobyte },
};

const kb = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;

const problems: string[] = [];
/** Over budget, and listed. */
const red: string[] = [];

const plain = (count: number): string => String(count);

function hold(what: Held, name: string, size: number, text = plain, own = most): void {
  if (size <= budget[what]) return;
  const line = `${name}: ${text(size)} of ${text(budget[what])}`;
  (size > (own[what] ?? budget[what]) ? problems : red).push(line);
}

function holdPage({ page, language, script, style, fonts, ...files }: PageSize): void {
  const name = `${page} (${language})`;
  const own = { ...most, ...mostOf[page] };
  hold('script', `JavaScript of ${name}`, script, kb, own);
  hold('scriptFiles', `Scripts of ${name}`, files.scriptFiles, plain, own);
  hold('style', `CSS of ${name}`, style, kb, own);
  hold('styleFiles', `Style sheets of ${name}`, files.styleFiles);
  if (language !== 'en') return;
  if (fonts.length > budget.fonts) problems.push(`Fonts of ${name}: ${fonts.length}`);
  const greek = fonts.filter((file) => file.includes('greek'));
  if (greek.length > 0) problems.push(`Greek fonts on the English page ${page}: ${greek.join()}`);
}

const manifest = readManifest();
const sizes = measurePages(manifest);
sizes.forEach(holdPage);

const identity = measureIdentity(manifest);
hold('identity', 'Identity SDK', identity.extra, kb);
if (identity.chunks.length === 0) problems.push('No chunk with the identity SDK was found');
if (identity.tooEarly.length > 0) {
  problems.push(`The identity SDK is in the first load of ${identity.tooEarly.join(', ')}`);
}

const map = measureMap(manifest);
if (map.chunks.length === 0) problems.push('No chunk with MapLibre was found');
if (map.tooEarly.length > 0) {
  problems.push(`MapLibre is in the first load of ${map.tooEarly.join(', ')}`);
}

console.log(`First load, gzip (budget: JavaScript ${kb(budget.script)}, CSS ${kb(budget.style)})`);
console.table(
  Object.fromEntries(
    sizes.map(({ page, language, script, style, fonts, ...files }) => [
      `${page} ${language}`,
      {
        JavaScript: kb(script),
        scripts: files.scriptFiles,
        CSS: kb(style),
        sheets: files.styleFiles,
        fonts: fonts.length,
      },
    ]),
  ),
);
console.log(
  `Identity SDK, loaded when idle or on use: ${kb(identity.extra)} (${identity.chunks.join(', ')})`,
);
console.log(`MapLibre, loaded by a map with tiles: ${kb(map.size)} (${map.chunks.join(', ')})`);
for (const path of process.argv.slice(2)) {
  console.log(`\nScripts of ${path}`);
  for (const [file, size] of listScripts(manifest, path)) console.log(`  ${kb(size)}  ${file}`);
}
for (const line of red) console.log(`Over budget, and held at its current size: ${line}`);
for (const problem of problems) console.error(`Over budget: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
