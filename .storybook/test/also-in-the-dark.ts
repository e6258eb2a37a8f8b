import { afterEach } from 'vitest';
import { colourRules } from '../decorators/audit.ts';

interface Violation {
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Axe {
  run(
    context: Element,
    options: { runOnly: readonly string[]; resultTypes: readonly string[] },
  ): Promise<{ violations: readonly Violation[] }>;
}

interface Told {
  readonly story?: { readonly parameters: { readonly a11y?: { readonly test?: string } } };
}

const inWords = ({ help, nodes }: Violation): string =>
  nodes.map(({ html, failureSummary = '' }) => `${help}\n${html}\n${failureSummary}`).join('\n\n');

/** Dark differs only in colours: the played story switches its theme in place. */
afterEach(async (context) => {
  const { story } = context as Told;
  const { result } = context.task;
  // The accessibility addon has loaded it for its own audit.
  const { axe } = globalThis as { axe?: Axe };
  if (story === undefined || result?.state === 'fail') return;
  if (story.parameters.a11y?.test !== 'error') throw new Error('The story is not audited.');
  if (axe === undefined) throw new Error('There is no axe.');
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset['still'] = '';
  root.dataset['theme'] = 'dark';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: colourRules,
      resultTypes: ['violations'],
    });
    if (violations.length > 0) throw new Error(`In dark:\n${violations.map(inWords).join('\n\n')}`);
  } finally {
    delete root.dataset['still'];
    if (theme === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }
});
