import { prepareEnvironment } from './environment.mjs';

await prepareEnvironment();
await import('./test/main.ts');
