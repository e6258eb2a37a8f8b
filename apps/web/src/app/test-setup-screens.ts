import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

const config = getConfig();
// Captured before a test replaces it with a fake timer.
const { setImmediate } = globalThis;

configure({
  // Parts of a page load lazily, which is slow on a busy machine.
  asyncUtilTimeout: 4000,
  // On a busy machine React runs the effects of a lazy part after its content has been found.
  asyncWrapper: async (wait) => {
    const found: unknown = await config.asyncWrapper(wait);
    await new Promise<void>((resolve) => void setImmediate(resolve));
    return found;
  },
});

afterEach(cleanup);
