import MockDate from 'mockdate';
import { frozenNow } from '../environment.ts';

interface Story {
  tags: string[];
  parameters: { clock?: 'stopped' };
}

/**
 * Stops clock and motion for stories with screenshots, and only the clock for stories with the
 * parameter `clock: 'stopped'`; everything else uses real time.
 */
export function holdStill({ tags, parameters }: Story): (() => void) | undefined {
  const isPhotographed = tags.includes('visual') || tags.includes('matrix');
  if (!isPhotographed && parameters.clock !== 'stopped') return undefined;
  MockDate.set(frozenNow);
  if (isPhotographed) document.documentElement.dataset['still'] = '';
  return () => {
    MockDate.reset();
    delete document.documentElement.dataset['still'];
  };
}
