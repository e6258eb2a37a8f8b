declare module 'virtual:salonica/components' {
  import type { ComponentFacts } from '../../../packages/ui/facts/components.ts';

  export const components: readonly ComponentFacts[];
}
