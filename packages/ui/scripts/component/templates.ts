export interface ComponentPlan {
  /** Kebab case: the folder and the public subpath. */
  readonly name: string;
  /** One sentence that ends with a full stop. */
  readonly description: string;
  /** Sidebar group of its stories: `Forms`. */
  readonly group: string;
  /** A built-in label, in both languages. */
  readonly label?: { readonly en: string; readonly el: string } | undefined;
}

/** `price-tag` is `PriceTag`. */
export const symbolOf = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `price-tag` is `priceTag`. */
const keyOf = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const quote = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

function component({ name, description, label }: ComponentPlan): string {
  const symbol = symbolOf(name);
  const messageImports = label
    ? `import { useMessages } from '../messages/index.ts';
import { en, type ${symbol}Messages } from './${symbol}.messages.ts';
`
    : '';
  const props = label
    ? `export interface ${symbol}Props extends ComponentProps<'div'> {
  /** Replaces built-in strings of this instance. */
  messages?: Partial<${symbol}Messages> | undefined;
}`
    : `export type ${symbol}Props = ComponentProps<'div'>;`;
  return `${label ? "'use client';\n\n" : ''}import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
${messageImports}import classes from './${symbol}.module.css';

/** Props of {@link ${symbol}}: every attribute of a \`div\`. */
${props}

/**
 * ${description} Renders a \`div\`.
 *
 * @example
 * <${symbol}>…</${symbol}>
 */
export function ${symbol}({ ${label ? 'messages, ' : ''}className, ...rest }: ${symbol}Props): ReactElement {
${label ? `  const t = useMessages('${keyOf(name)}', en, messages);\n` : ''}  return (
    <div
      ${label ? 'role="group"\n      aria-label={t.label}\n      ' : ''}{...rest}
      data-component="${name}"
      className={cx(classes['root'], className)}
    />
  );
}
`;
}

const messages = (name: string, symbol: string, { en, el }: { en: string; el: string }): string =>
  `/** Built-in strings of ${symbol}. */
export interface ${symbol}Messages {
  /** Names the group for screen readers. */
  label: string;
}

declare module '../messages/messages.tsx' {
  interface Dictionary {
    readonly ${keyOf(name)}: ${symbol}Messages;
  }
}

export const en: ${symbol}Messages = { label: ${quote(en)} };

export const el: ${symbol}Messages = { label: ${quote(el)} };
`;

const sheet = (name: string): string => `@layer salonica.components {
  .root {
    min-inline-size: 0;
    color: var(--${name}-fg, var(--sal-color-text));
  }
}
`;

function stories({ name, group, label }: ComponentPlan): string {
  const symbol = symbolOf(name);
  const found = label
    ? `canvas.getByRole('group', {
      name: globals['language'] === 'el' ? ${quote(label.el)} : ${quote(label.en)},
    })`
    : `canvas.getByText('Thessaloniki')`;
  return `import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { ${symbol} } from './index.ts';

const meta = preview.meta({
  title: 'Components/${group}/${symbol}',
  component: ${symbol},
  args: { children: 'Thessaloniki' },
});

export const Default = meta.story();

/** Every visible state. */
export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <${symbol} {...args} />,
});

/** User actions and their results. */
export const Behaviour = meta.story({
  play: async ({ canvas${label ? ', globals' : ''} }) => {
    await expect(
      ${found},
    ).toBeVisible();
  },
});
`;
}

const specification = ({ name, description, label }: ComponentPlan): string =>
  `# ${symbolOf(name)}

${description}

- It MUST be a \`div\`${label ? ' with the role `group` and a name in the language of the page' : ''}.
- It MUST fit its container at every width and wrap its text.
- The consumer MUST give it content.

## Also called

- box
- πλαίσιο

## Anatomy

- root: \`<div>\`; it takes the class name and every attribute.

## Styling

- \`--${name}-fg\`: text; the text colour of the page.

It writes no \`data-*\` state.

## Do

- Write the content in the language of the page, and set \`lang\` on a part in another language.
- Test it at 320 px with Greek words, which are a third longer.

## Don't

- Don't use it for the purpose of another component of the package: name that component here.
- Don't set its size from outside: it fills its container.
`;

/** The public API, as `api:update` writes it. */
function api({ name, label }: ComponentPlan): string {
  const symbol = symbolOf(name);
  const props = label
    ? `interface ${symbol}Messages {
    label: string;
}

interface ${symbol}Props extends ComponentProps<'div'> {
    messages?: Partial<${symbol}Messages> | undefined;
}`
    : `type ${symbol}Props = ComponentProps<'div'>;`;
  return `@salonica/ui/${name}

function ${symbol}(props: ${symbol}Props): ReactElement;

${props}
${label ? `\nStrings:\n  ${keyOf(name)}: ${symbol}Messages\n` : ''}
Knobs:
  --${name}-fg
`;
}

/** The approximate size; `size:update` writes the exact one. */
const size = ({ label }: ComponentPlan): string =>
  `${JSON.stringify({ script: label ? 0.6 : 0.3, style: 0.2 }, null, 2)}\n`;

/** Every file of a new component's folder by its name. */
export function filesOf(plan: ComponentPlan): Readonly<Record<string, string>> {
  const symbol = symbolOf(plan.name);
  const messagesExport = plan.label
    ? `export type { ${symbol}Messages } from './${symbol}.messages.ts';\n`
    : '';
  return {
    'index.ts': `${messagesExport}export { ${symbol}, type ${symbol}Props } from './${symbol}.tsx';\n`,
    [`${symbol}.tsx`]: component(plan),
    [`${symbol}.module.css`]: sheet(plan.name),
    [`${symbol}.stories.tsx`]: stories(plan),
    [`${symbol}.spec.md`]: specification(plan),
    [`${symbol}.api.txt`]: api(plan),
    [`${symbol}.size.json`]: size(plan),
    ...(plan.label && { [`${symbol}.messages.ts`]: messages(plan.name, symbol, plan.label) }),
  };
}
