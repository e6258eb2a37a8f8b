import { prepareEnvironment } from './environment.mjs';

await prepareEnvironment();
await import('../packages/ui/scripts/new-component.ts');
