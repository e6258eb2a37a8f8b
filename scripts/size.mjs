import { prepareEnvironment } from './environment.mjs';

await prepareEnvironment();
await import('./size/main.ts');
