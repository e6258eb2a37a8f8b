import { prepareEnvironment } from './environment.mjs';

prepareEnvironment();
await import('./stack/build-command.ts');
