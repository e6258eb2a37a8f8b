interface Story {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Record<string, unknown>;
}

interface Audit {
  readonly options?: object;
}

/** The rules whose result depends on colours: most of the time of an audit. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Tests read violations only; collecting the elements that a person has to judge takes a fifth of an
 * audit. They audit colours in English, light and dark: the colours behind a text do not depend on
 * its language.
 */
export function auditForTests({ globals, parameters }: Story): void {
  if (!('__vitest_browser__' in globalThis)) return;
  const audit = parameters['a11y'] as Audit | undefined;
  const withoutColours = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  parameters['a11y'] = {
    ...audit,
    options: {
      ...audit?.options,
      resultTypes: ['violations'],
      ...(globals['language'] === 'en' ? {} : { rules: withoutColours }),
    },
  };
}
