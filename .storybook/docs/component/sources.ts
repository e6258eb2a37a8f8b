import { components as all } from '../../../packages/ui/facts/all-components.ts';
import type { ComponentFacts } from '../../../packages/ui/facts/components.ts';

/** The sources of a component's documentation besides its stories. */
export interface ComponentSources extends ComponentFacts {
  /** Exported functions, in alphabetical order. */
  readonly values: readonly string[];
  /** URL of its page. */
  readonly page: string;
}

/** Names of the functions that a subpath exports, by its description. */
function valuesOf(signature: string): string[] {
  return [...signature.matchAll(/^(?:function|const) (\w+)/gm)].map(([, name = '']) => name);
}

function sourcesOf(facts: ComponentFacts): ComponentSources {
  const { group, signature, specification } = facts;
  const title = `components-${group}-${specification.title}`.toLowerCase().replaceAll(' ', '-');
  return {
    ...facts,
    signature: signature.split('\n').slice(2).join('\n').trim(),
    values: valuesOf(signature),
    page: `./?path=/docs/${title}--docs`,
  };
}

/** Every component of the package. */
export const components: readonly ComponentSources[] = all.map((facts) => sourcesOf(facts));

/** The component of a story file, if the package has it. */
export function componentAt(fileName: string): ComponentSources | undefined {
  const [, folder] = /packages\/ui\/src\/([^/]+)\//.exec(fileName) ?? [];
  return components.find((component) => component.folder === folder);
}
