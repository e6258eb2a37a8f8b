import { prepareEnvironment } from './environment.mjs';

prepareEnvironment();
await import('./size/main.ts');
