import type { Plugin } from 'vite';

const warnings = 'var ENABLE_DEV_WARNINGS = true;';

/** Components and contexts that are made at the top of the file, which a bundler keeps unless it is told that making one does nothing. */
const made = /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/** Names for the developer tools, which would count as a use of what they name. */
const displayNames = /^\w+\.displayName = "[^"]*";$/gm;

/** The router without the warnings of its development build, and without forms and links that nothing imports. */
export function leaner(code: string): string {
  return code
    .replace(warnings, warnings.replace('true', 'false'))
    .replaceAll(made, '$1/* @__PURE__ */ ')
    .replaceAll(displayNames, '');
}

/** The router's manifest leads every build to its files for development, which keep everything that they define. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]development/ },
      // Without a map: nothing of the published build has one.
      handler: (code) => ({ code: leaner(code), map: null }),
    },
  };
}
