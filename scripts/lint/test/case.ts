export type Rule =
  | 'salonica(boundaries)'
  | 'salonica(dynamic-cycle)'
  | 'salonica(file-names)'
  | 'salonica(glossary)'
  | 'salonica(machine-globals)'
  | 'salonica(plain-words)'
  | 'salonica(steep-imports)'
  | 'salonica(translated-text)'
  | 'import(no-cycle)';

export interface Case {
  readonly file: string;
  readonly code: string;
  /** The rule that has to reject the file; without it the file has to pass. */
  readonly rule?: Rule;
}

export const refused = (file: string, specifier: string): Case => ({
  file,
  code: `import '${specifier}';\n`,
  rule: 'salonica(boundaries)',
});

export const allowed = (file: string, specifier: string): Case => ({
  file,
  code: `import '${specifier}';\n`,
});

export const ui = 'packages/ui/src';
export const web = 'apps/web/src';

export const api = 'apps/api/src';

export const misnamed = (file: string, code = 'export const a = 1;\n'): Case => ({
  file,
  code,
  rule: 'salonica(file-names)',
});

export const steep = (file: string, code: string): Case => ({
  file,
  code,
  rule: 'salonica(steep-imports)',
});

/** A component with these children. */
export const card = (file: string, children: string, rule?: Rule): Case => ({
  file,
  code: `export function Card({ t, isOn, children }) {\n  return <p>${children}</p>;\n}\n`,
  ...(rule === undefined ? {} : { rule }),
});

export const component = 'export function Ticket() {\n  return null;\n}\n';
