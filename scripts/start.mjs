import { prepareEnvironment } from './environment.mjs';

await prepareEnvironment();
await import('./stack/start.ts');
