import type { Migration } from './migration.ts';

/** A rule of ast-grep, which reads JSON as YAML. */
type Rule = Readonly<Record<string, unknown>>;

interface Change {
  readonly language: 'tsx' | 'css';
  readonly rule: Rule;
  readonly fix: string;
}

const exactly = (...names: readonly string[]): string => `^(?:${names.join('|')})$`;

/** Somewhere in a file that imports from this subpath of the package. */
const inFileThatImports = (subpath: string): Rule => ({
  inside: {
    kind: 'program',
    stopBy: 'end',
    has: {
      kind: 'import_statement',
      has: { kind: 'string', regex: `^.@salonica/ui/${subpath}.$` },
    },
  },
});

/** An attribute of an element of one of these components, which the file imports from the package. */
const attributeOf = (components: readonly string[]): Rule => ({
  kind: 'jsx_attribute',
  all: [
    {
      inside: {
        any: [{ kind: 'jsx_self_closing_element' }, { kind: 'jsx_opening_element' }],
        has: { field: 'name', regex: exactly(...components) },
      },
    },
    inFileThatImports('[a-z-]+'),
  ],
});

const named = (prop: string): Rule => ({ kind: 'property_identifier', regex: exactly(prop) });

const text = (value: string): Rule => ({ kind: 'string_fragment', regex: exactly(value) });

const inSelectorOf = (roots: readonly string[]): Rule => ({
  inside: {
    kind: 'selectors',
    stopBy: 'end',
    regex: `data-component=['"]?(?:${roots.join('|')})['"]?\\]`,
  },
});

const code = (rule: Rule, fix: string): Change => ({ language: 'tsx', rule, fix });
const style = (rule: Rule, fix: string): Change => ({ language: 'css', rule, fix });

function changesOf(migration: Migration): readonly Change[] {
  if ('prop' in migration) {
    const { prop, to, components, values = {} } = migration;
    const attribute = attributeOf(components);
    return [
      code({ ...named(prop), inside: attribute }, to),
      ...Object.entries(values).map(([before, after]) =>
        code({ ...text(before), inside: { ...attribute, stopBy: 'end', has: named(prop) } }, after),
      ),
    ];
  }
  if ('written' in migration) {
    const { written, to, components } = migration;
    return [code({ ...attributeOf(components), regex: exactly(written) }, to)];
  }
  if ('type' in migration) {
    const { type, to, from } = migration;
    const names = { any: [{ kind: 'type_identifier' }, { kind: 'identifier' }] };
    return [code({ ...names, regex: exactly(type), ...inFileThatImports(from) }, to)];
  }
  if ('key' in migration) {
    const { key, to } = migration;
    const short = [
      { kind: 'shorthand_property_identifier' },
      { kind: 'shorthand_property_identifier_pattern' },
    ];
    return [code(named(key), to), code({ any: short, regex: exactly(key) }, `${to}: ${key}`)];
  }
  if ('reasons' in migration) {
    const { reasons, from } = migration;
    const reason = { regex: String.raw`(?:^|\.)reason$` };
    const cases = {
      kind: 'switch_statement',
      has: { field: 'value', regex: String.raw`\breason\b` },
    };
    const compared = [
      { kind: 'binary_expression', has: reason },
      { kind: 'switch_case', inside: { kind: 'switch_body', inside: cases } },
    ];
    return Object.entries(reasons).map(([before, after]) =>
      code(
        {
          ...text(before),
          all: [{ inside: { kind: 'string', inside: { any: compared } } }, inFileThatImports(from)],
        },
        after,
      ),
    );
  }
  if ('attribute' in migration) {
    const { attribute, to, roots } = migration;
    return [
      style({ kind: 'attribute_name', regex: exactly(attribute), ...inSelectorOf(roots) }, to),
    ];
  }
  if ('attributeValue' in migration) {
    const { attributeValue, to, roots } = migration;
    const [attribute, value] = attributeValue;
    return [
      style(
        {
          kind: 'string_value',
          regex: `^['"]${value}['"]$`,
          all: [
            {
              inside: {
                kind: 'attribute_selector',
                has: { kind: 'attribute_name', regex: exactly(attribute) },
              },
            },
            inSelectorOf(roots),
          ],
        },
        `'${to}'`,
      ),
    ];
  }
  return [];
}

/**
 * The rules of a set of migrations for `ast-grep scan`, one document each.
 * @param version - names the rules: `0.2`
 */
export function rulesOf(version: string, migrations: readonly Migration[]): string {
  return migrations
    .flatMap((migration) => changesOf(migration).map((change) => ({ change, migration })))
    .map(({ change, migration }, place) =>
      JSON.stringify({
        id: `salonica-${version}-${place + 1}`,
        message: migration.where,
        ...change,
      }),
    )
    .join('\n---\n')
    .concat('\n');
}

/** Every script is read as TSX, so that one rule covers all. */
export const configuration = JSON.stringify({
  ruleDirs: ['rules'],
  languageGlobs: { tsx: ['*.ts', '*.tsx', '*.js', '*.jsx', '*.mts', '*.mjs'] },
});
