import type { Plugin } from 'vite';

/** The weakest layer first, as the design system and the app expect. */
export const layerOrder =
  '@layer salonica.reset,salonica.tokens,salonica.base,salonica.components,app;';

/**
 * The first style sheet that names a layer fixes its position. Pages load different ones first, so
 * every one of them names all layers in order.
 */
export function nameLayersFirst(): Plugin {
  return {
    name: 'salonica-layer-order',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = layerOrder + String(file.source);
        }
      }
    },
  };
}
