import { prepareEnvironment } from './environment.mjs';

await prepareEnvironment();
await import('./release/main.ts');
