import { startAuthEngine } from '../auth-engine.ts';

/** The machine as a store asks for it, without a file to fetch. */
export const loadEngine = async (): Promise<typeof startAuthEngine> => startAuthEngine;
