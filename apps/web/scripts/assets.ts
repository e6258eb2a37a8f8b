import type { Manifest } from 'vite';

export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * All files that the given modules import statically, in load order, without duplicates. The styles
 * of the first module come first, because they define the order of all layers.
 */
export function assetsOf(manifest: Manifest, modules: readonly string[]): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`"${name}" is not in the build manifest`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    scripts.add(`/${chunk.file}`);
  };
  const [entry] = modules;
  for (const style of manifest[entry ?? '']?.css ?? []) styles.add(`/${style}`);
  for (const module of modules) visit(module);
  return { scripts: [...scripts], styles: [...styles] };
}
