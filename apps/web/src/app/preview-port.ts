import type { PreviewPort } from '../shell/banner/preview-port.ts';

const host = import.meta.env.VITE_API_HOST;

/** Longest wait for the backend's answer, in milliseconds. */
const patience = 8000;

/** Asks the runtime configuration and the backend's own state; what that takes comes with the first question. */
export const previewPort: PreviewPort = {
  async flag() {
    try {
      const { readRuntimeConfig } = await import('./runtime-config.ts');
      return (await readRuntimeConfig()).previewBanner;
    } catch {
      // Whoever needs the configuration says what is wrong with it; a banner is not worth a second complaint.
      return undefined;
    }
  },
  async isHealthy(signal) {
    try {
      const { apiPaths } = await import('@salonica/contract');
      const answer = await fetch(`${host}${apiPaths.health}`, {
        cache: 'no-store',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      });
      return answer.ok;
    } catch {
      return false;
    }
  },
};
