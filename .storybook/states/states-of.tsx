import type { ComponentType, ReactElement } from 'react';
import { components } from '../../packages/ui/facts/all-components.ts';
import { keepLayersInFlow } from './layers.ts';
import { Matrix } from './Matrix.tsx';
import { planOf } from './plan.ts';

type Props = Readonly<Record<string, unknown>>;

/** Where Storybook writes the name of a component, which a build shortens. */
const docgen = '__docgenInfo';

type Documented = ComponentType<Props> & {
  readonly [docgen]?: { readonly displayName?: string };
};

interface Context {
  readonly component?: Documented;
  readonly globals: Readonly<Record<string, unknown>>;
}

interface Extensible {
  extend(input: {
    name: string;
    tags: string[];
    beforeEach: () => () => void;
    render: (args: Props, context: Context) => ReactElement;
  }): unknown;
}

/** The words of an invalid value. */
const error = { en: 'Please check this.', el: 'Παρακαλώ ελέγξτε το.' };

/** The story of every state of a component, from its first story, its signature and its keys. */
export function statesOf(first: Extensible, folder: string): unknown {
  const facts = components.find((known) => known.folder === folder);
  return first.extend({
    name: 'States',
    tags: ['matrix', '!test', '!autodocs'],
    beforeEach: keepLayersInFlow,
    render: (args, { component, globals }) => {
      const name = component?.[docgen]?.displayName ?? component?.name ?? '';
      const plan = facts && planOf(facts, name, globals['language'] === 'el' ? error.el : error.en);
      if (component === undefined || plan === undefined) return <></>;
      return <Matrix component={component} args={args} plan={plan} />;
    },
  });
}
