/** A part of the repository and what the files in it may import. */
export interface Zone {
  readonly name: string;
  /** Matched against the path from the root of the repository; the first zone that matches owns the file. */
  readonly files: RegExp;
  /** Files of our own that may be imported, by a relative path or with `#`. A named group of `files` can be used as `<group>`. */
  readonly local: readonly string[];
  /** The only packages that may be imported; without it, every one that is not in `never`. */
  readonly packages?: readonly string[];
  readonly never?: readonly string[];
}

const sdks = ['firebase', 'ky', 'maplibre-gl'];
const workspace = ['@salonica/ui', '@salonica/contract'];
const wire = '@salonica/contract';
/** The built app only shows what the API decided; the rules run in its double. */
const rules = ['@salonica/policy', '@salonica/search'];

const web = 'apps/web/src';
const api = 'apps/api/src';
/** Code of the API without the tools of its tests. */
const code = `${api}/(?!.*testing/)`;
const notOfApi = ['react', '@salonica/ui', '@salonica/web'];

/** A machine and all its parts: set-up, guards, actions and rules, under any file name. */
export const machine: Zone = {
  name: 'machine',
  files: /^apps\/web\/src\/(?<part>(?:blocks|features|shell)\/[^/]+)\//,
  local: [`${web}/<part>/.+\\.ts$`, `${web}/domain/`, `${web}/shared/`],
  // The schema of stored data is a rule, too.
  packages: ['xstate', 'valibot', '@salonica/text'],
};

/** An adapter around an SDK of its own. */
const adapterOf = (folder: string, packages: readonly string[]): Zone => ({
  name: `${folder} adapter`,
  files: new RegExp(`^apps/web/src/adapters/${folder}/`),
  local: [`${web}/adapters/${folder}/`, `${web}/domain/`, `${web}/shared/`],
  packages,
});

/** The import rules of the repository, from the most specific part to the most general. */
export const zones: readonly Zone[] = [
  {
    name: 'keys of a component',
    files: /^packages\/ui\/src\/(?<component>[^/]+)\/[^/]+\.(?:keys\.ts|proofs\.tsx)$/,
    local: [
      'packages/ui/src/<component>/',
      'packages/ui/src/[^/]+/index\\.ts$',
      'packages/ui/(facts|test/keyboard)/',
    ],
    packages: ['react', 'vitest'],
  },
  {
    name: 'design system messages',
    files: /^packages\/ui\/src\/messages\//,
    local: ['packages/ui/src/messages/', 'packages/ui/src/[^/]+/[^/]+\\.messages\\.ts$'],
    packages: ['react'],
  },
  {
    name: 'design system internals',
    files: /^packages\/ui\/src\/internal\//,
    local: ['packages/ui/src/internal/', 'packages/ui/src/messages/', 'packages/ui/src/changes/'],
    packages: ['react', 'react-dom', 'lucide-react'],
  },
  {
    name: 'design system component',
    files: /^packages\/ui\/src\/(?<component>[^/]+)\//,
    local: [
      'packages/ui/src/<component>/',
      'packages/ui/src/(internal|messages|styles)/',
      'packages/ui/src/[^/]+/index\\.ts$',
    ],
    packages: ['react', 'react-dom', 'react-day-picker', 'lucide-react', '@fontsource-variable'],
  },
  {
    name: 'contract or search',
    files: /^packages\/(?<package>contract|search)\/src\//,
    local: ['packages/<package>/src/'],
    packages: ['valibot', '@salonica/text'],
  },
  {
    name: 'phone numbers',
    files: /^packages\/text\/src\/phone/,
    local: ['packages/text/src/'],
    packages: ['libphonenumber-js'],
  },
  {
    name: 'package of both apps',
    files: /^packages\/(?<package>calendar|samples|text)\/src\//,
    local: ['packages/<package>/src/'],
    packages: [],
  },
  {
    name: 'booking rules',
    files: /^packages\/policy\/src\//,
    local: ['packages/policy/src/'],
    packages: ['@salonica/contract', 'lru-cache'],
  },
  {
    name: 'api unit test',
    files: /^apps\/api\/src\/.+(?<!\.db)\.test\.ts$/,
    // Without what opens a database.
    local: [`${api}/`, 'apps/api/test/(backend|raw-socket|temporary-folder)\\.ts$'],
    never: notOfApi,
  },
  {
    // They start what they need, in any wing.
    name: 'api tests and tools',
    files: /^apps\/api\/(?:src\/(?:.+\.db\.test\.ts$|(?:.+\/)?testing\/)|(?!src\/))/,
    local: ['apps/api/'],
    never: notOfApi,
  },
  {
    name: 'api platform',
    files: /^apps\/api\/src\/platform\//,
    local: [`${code}platform/`],
    never: notOfApi,
  },
  {
    name: 'api subjects',
    files: /^apps\/api\/src\/subjects\//,
    local: [`${code}(subjects|platform)/`],
    never: notOfApi,
  },
  {
    name: 'api preview',
    files: /^apps\/api\/src\/preview\//,
    local: [`${code}(preview|subjects|platform)/`, `${api}/config\\.ts$`],
    never: notOfApi,
  },
  {
    // The only door to the preview wing, which a configuration opens.
    name: 'api preview parts',
    files: /^apps\/api\/src\/preview-parts\.ts$/,
    local: [code],
    never: notOfApi,
  },
  {
    name: 'api',
    files: /^apps\/api\/src\//,
    local: [`${code}(?!preview/)`],
    never: notOfApi,
  },
  {
    name: 'storybook',
    files: /^\.storybook\//,
    local: [
      '\\.storybook/',
      'packages/tokens/contrast-pairs\\.ts$',
      'packages/ui/facts/',
      'scripts/chromium\\.mjs$',
    ],
    never: ['@salonica/web', '@salonica/api', ...sdks],
  },
  {
    // It shows a screen as a route composes it; the context comes from the story tools.
    name: 'story',
    files: /^apps\/web\/src\/.+\.stories\.tsx$/,
    local: [`${web}/(features|blocks|domain|routes|shell|shared|i18n|testing)/`],
    never: sdks,
  },
  {
    name: 'tools for stories',
    files: /^apps\/web\/src\/testing\//,
    local: [`${web}/`],
    never: sdks,
  },
  {
    name: 'domain',
    files: /^apps\/web\/src\/domain\//,
    local: [`${web}/domain/`, `${web}/shared/`],
    packages: [wire],
  },
  {
    // They run on the in-memory ports.
    name: 'test of a feature or a block',
    files:
      /^apps\/web\/src\/(?:features\/(?<feature>[^/]+)|blocks)\/(?:.+\.test\.tsx?$|(?:.+\/)?testing\/)/,
    local: [
      `${web}/features/<feature>/`,
      `${web}/(blocks|domain|shared|i18n)/`,
      `${web}/testing/(memory|ports)/`,
    ],
    never: [wire, ...rules, ...sdks],
  },
  {
    name: 'block',
    files: /^apps\/web\/src\/blocks\//,
    local: [`${web}/blocks/`, `${web}/domain/`, `${web}/shared/`, `${web}/i18n/`],
    never: [wire, ...rules, ...sdks],
  },
  {
    name: 'feature',
    files: /^apps\/web\/src\/features\/(?<feature>[^/]+)\//,
    local: [
      `${web}/features/<feature>/`,
      `${web}/blocks/`,
      `${web}/domain/`,
      `${web}/shared/`,
      `${web}/i18n/`,
    ],
    never: [wire, ...rules, ...sdks],
  },
  {
    name: 'route',
    files: /^apps\/web\/src\/routes\/(?<route>[^/.]+)/,
    local: [
      `${web}/routes/<route>[./]`,
      `${web}/features/`,
      `${web}/blocks/`,
      `${web}/domain/`,
      `${web}/shell/`,
      `${web}/shared/`,
      `${web}/i18n/`,
    ],
    never: [wire, ...rules, ...sdks],
  },
  {
    name: 'test of the shell',
    files: /^apps\/web\/src\/shell\/(?:.+\.test\.tsx?$|(?:.+\/)?testing\/)/,
    local: [`${web}/(shell|features|blocks|domain|shared|i18n)/`, `${web}/testing/(memory|ports)/`],
    never: sdks,
  },
  {
    name: 'shell',
    files: /^apps\/web\/src\/shell\//,
    local: [`${web}/(shell|features|blocks|domain|shared|i18n)/`],
    never: [wire, ...rules, ...sdks],
  },
  {
    name: 'test of an adapter',
    files: /^apps\/web\/src\/adapters\/(?<adapter>[^/]+)\/.+\.test\.tsx?$/,
    local: [
      `${web}/adapters/<adapter>/`,
      `${web}/(domain|shared)/`,
      `${web}/testing/(memory|ports)/`,
    ],
    never: ['react', 'react-dom', '@salonica/ui'],
  },
  adapterOf('identity', ['firebase', 'valibot', '@salonica/contract']),
  adapterOf('api', ['ky', 'eventsource-parser', 'valibot', '@salonica/contract']),
  adapterOf('map-tiles', ['maplibre-gl']),
  {
    name: 'adapter',
    files: /^apps\/web\/src\/adapters\/(?<adapter>[^/]+)\//,
    local: [`${web}/adapters/<adapter>/`, `${web}/domain/`, `${web}/shared/`],
    packages: ['valibot', '@salonica/contract'],
  },
  {
    name: 'shared',
    files: /^apps\/web\/src\/shared\//,
    local: [`${web}/shared/`],
    packages: [],
  },
  {
    name: 'texts',
    files: /^apps\/web\/src\/i18n\//,
    local: [`${web}/i18n/`, `${web}/domain/`, `${web}/shared/`],
    packages: ['i18next', 'react-i18next'],
  },
  {
    name: 'test of the app',
    files: /^apps\/web\/src\/app\/.+\.test\.tsx?$/,
    local: [`${web}/`],
    never: sdks,
  },
  {
    name: 'app',
    files: /^apps\/web\/src\/app\//,
    // The in-memory ports of tests are no part of the built app.
    local: [`${web}/(?!testing/)`],
    never: [...rules, ...sdks],
  },
  {
    name: 'entry',
    files: /^apps\/web\/src\/[^/]+$/,
    local: [`${web}/[^/]+$`, `${web}/app/`],
    packages: ['react', 'react-dom', ...workspace],
  },
];
