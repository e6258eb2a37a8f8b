// Loaded by Storybook itself, without types.
declare module '@storybook/addon-docs/preset' {
  import type { Plugin } from 'vite';

  interface Options {
    /** Null for stories that are not indexed. */
    csfPluginOptions: null;
    presets: { apply: (name: string, value: unknown) => Promise<unknown> };
  }

  export function viteFinal(
    config: { plugins: Plugin[] },
    options: Options,
  ): Promise<{ plugins: (Plugin | Promise<Plugin>)[] }>;
}
