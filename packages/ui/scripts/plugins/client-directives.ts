import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const directive = /^'use client';\n+/;

/**
 * Keeps `'use client'` at the top of modules that have it in their source, before the build's
 * additions.
 */
export function clientDirectives(): Plugin {
  return {
    name: 'client-directives',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !/\.tsx?$/.test(file.facadeModuleId ?? '')) continue;
          if (!directive.test(readFileSync(file.facadeModuleId ?? '', 'utf8'))) continue;
          file.code = `'use client';\n${file.code.replace(/^['"]use client['"];\n/m, '')}`;
        }
      },
    },
  };
}
