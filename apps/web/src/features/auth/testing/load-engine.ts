import { startAuthEngine } from '../auth-engine.ts';

/** The machine for a store, without a file to fetch. */
export const loadEngine = async (): Promise<typeof startAuthEngine> => startAuthEngine;
