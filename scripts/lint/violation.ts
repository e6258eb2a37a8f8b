import { machine, type Zone, zones } from './zones.ts';

const testFile =
  /\.(test|test-d|stories|spec)\.tsx?$|(^|\/)(test-setup|test-support)\b|\/testing\//;

function packageName(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  // The table may name a scope for all of its packages.
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function covers(names: readonly string[], specifier: string): boolean {
  const name = packageName(specifier);
  return names.some((entry) => name === entry || name.startsWith(`${entry}/`));
}

function localAllowed(zone: Zone, file: string, target: string): boolean {
  const groups = zone.files.exec(file)?.groups ?? {};
  return zone.local.some((pattern) => {
    const own = pattern.replaceAll(/<(\w+)>/g, (_, group: string) => groups[group] ?? '');
    return new RegExp(`^${own}`).test(target);
  });
}

/**
 * The reason why a file may not import something, or `undefined` when it may.
 *
 * @param file - path of the importing file from the root of the repository
 * @param specifier - the specifier of the import
 * @param target - for an import of our own file, its path from the root of the repository
 * @param isMachine - whether this file is a machine or part of one
 */
export function violation(
  file: string,
  specifier: string,
  target?: string,
  isMachine = false,
): string | undefined {
  if (/^@salonica\/[^/]+\/(src|dist|internal)(\/|$)/.test(specifier)) {
    return `"${specifier}" reaches into a package; import what the package exports.`;
  }
  const zone = isMachine ? machine : zones.find((candidate) => candidate.files.test(file));
  if (zone === undefined) return undefined;
  const refused = `A file of the part "${zone.name}" may not import "${specifier}".`;
  if (target !== undefined) return localAllowed(zone, file, target) ? undefined : refused;
  if (covers(zone.never ?? [], specifier)) return refused;
  // Tests may import their own tools, but nothing that the part itself must not import.
  if (zone.packages === undefined || testFile.test(file)) return undefined;
  return covers(zone.packages, specifier) ? undefined : refused;
}
