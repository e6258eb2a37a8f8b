import { readSpecification, type Specification } from './spec.ts';

const specifications = import.meta.glob<string>('../../../packages/ui/src/*/*.spec.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const signatures = import.meta.glob<string>('../../../packages/ui/api/*.txt', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Kilobytes after gzip. */
export interface Size {
  readonly script: number;
  readonly style: number;
}

const [sizes = {}] = Object.values(
  import.meta.glob<Readonly<Record<string, Size | undefined>>>('../../../packages/ui/sizes.json', {
    eager: true,
    import: 'default',
  }),
);

/** What the documentation of a component is made of besides its stories. */
export interface ComponentSources {
  /** Folder of the component, which is its public subpath. */
  readonly folder: string;
  readonly specification: Specification;
  /** Exported functions, in the order of the alphabet. */
  readonly values: readonly string[];
  /** Everything the subpath exports, with its types and knobs. */
  readonly signature: string;
  /** As it was weighed last; the package's tests hold it to what it weighs. */
  readonly size: Size | undefined;
}

/** Names of the functions that a subpath exports, by its description in `api`. */
function valuesOf(signature: string): string[] {
  return [...signature.matchAll(/^(?:function|const) (\w+)/gm)].map(([, name = '']) => name);
}

function sourcesOf(path: string, markdown: string): ComponentSources {
  const [, folder = ''] = /src\/([^/]+)\//.exec(path) ?? [];
  const signature = signatures[`../../../packages/ui/api/${folder}.txt`] ?? '';
  return {
    folder,
    specification: readSpecification(markdown),
    values: valuesOf(signature),
    signature: signature.split('\n').slice(2).join('\n').trim(),
    size: sizes[folder],
  };
}

/** Every component of the package. */
export const components: readonly ComponentSources[] = Object.entries(specifications).map(
  ([path, markdown]) => sourcesOf(path, markdown),
);

/** The component whose stories stand in a file, if it is one of the package. */
export function componentAt(fileName: string): ComponentSources | undefined {
  const [, folder] = /packages\/ui\/src\/([^/]+)\//.exec(fileName) ?? [];
  return components.find((component) => component.folder === folder);
}
