import { prepareEnvironment } from './environment.mjs';

prepareEnvironment();
await import('./test/main.ts');
