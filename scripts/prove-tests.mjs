import { prepareEnvironment } from './environment.mjs';

await prepareEnvironment();
await import('./planted/main.ts');
