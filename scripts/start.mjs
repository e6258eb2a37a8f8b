import { prepareEnvironment } from './environment.mjs';

prepareEnvironment();
await import('./stack/start.ts');
