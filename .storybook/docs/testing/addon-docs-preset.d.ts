// What Storybook loads by itself, and has no types for.
declare module '@storybook/addon-docs/preset' {
  import type { Plugin } from 'vite';

  interface Options {
    /** Null where stories are not to be indexed. */
    csfPluginOptions: null;
    presets: { apply: (name: string, value: unknown) => Promise<unknown> };
  }

  export function viteFinal(
    config: { plugins: Plugin[] },
    options: Options,
  ): Promise<{ plugins: (Plugin | Promise<Plugin>)[] }>;
}
