import MockDate from 'mockdate';
import { frozenNow } from '../environment.ts';

/** Stops clock and motion for stories that are photographed; everything else keeps real time. */
export function holdStill({ tags }: { tags: string[] }): (() => void) | undefined {
  if (!tags.includes('visual')) return undefined;
  MockDate.set(frozenNow);
  document.documentElement.dataset['still'] = '';
  return () => {
    MockDate.reset();
    delete document.documentElement.dataset['still'];
  };
}
