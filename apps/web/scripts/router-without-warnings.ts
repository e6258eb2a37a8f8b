import type { Plugin } from 'vite';

const on = 'var ENABLE_DEV_WARNINGS = true;';

/** The router's manifest leads every build to its files for development; the built app leaves their warnings out. */
export function routerWithoutWarnings(): Plugin {
  return {
    name: 'router-without-warnings',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]development/, code: on },
      handler: (code) => code.replace(on, on.replace('true', 'false')),
    },
  };
}
