import { createHash } from 'node:crypto';
import { build } from 'vite';

/** The inline head script: one minified statement list without a module around it. */
export async function buildBootScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'boot' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const bundle of outputs) {
    if (!('output' in bundle)) continue;
    for (const file of bundle.output) if (file.type === 'chunk') return file.code.trim();
  }
  throw new Error('The head script produced no code');
}

/** The script's hash for the content security policy. */
export function cspHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
