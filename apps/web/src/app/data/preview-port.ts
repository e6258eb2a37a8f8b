import { apiPaths } from '@salonica/contract';
import type { PreviewPort } from '../../domain/ports/preview-port.ts';
import { readRuntimeConfig } from '../boot/runtime-config.ts';

const host = import.meta.env.VITE_API_HOST;

/** Timeout for the backend's response, in milliseconds. */
const timeoutMs = 8000;

/** Reads the runtime configuration and the backend's health. */
export const previewPort: PreviewPort = {
  async flag() {
    // The server announces a banner with the document.
    if (document.documentElement.dataset['preview'] === undefined) return undefined;
    try {
      return (await readRuntimeConfig()).previewBanner;
    } catch {
      // The reader of the configuration reports its error; the banner does not repeat it.
      return undefined;
    }
  },
  async isHealthy(signal) {
    try {
      const answer = await fetch(`${host}${apiPaths.ready}`, {
        cache: 'no-store',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      return answer.ok;
    } catch {
      return false;
    }
  },
};
