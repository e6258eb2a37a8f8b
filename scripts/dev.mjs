import { prepareEnvironment } from './environment.mjs';

await prepareEnvironment();
await import('./stack/dev.ts');
