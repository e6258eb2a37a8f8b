import { prepareEnvironment } from './environment.mjs';

prepareEnvironment();
await import('../packages/ui/scripts/new-component.ts');
