import type { LoadPage } from '../blocks/page-load.ts';
import { Compare } from '../features/compare/Compare.tsx';
import { loadComparison } from '../features/compare/load-comparison.ts';

export const load: LoadPage = loadComparison;

export function Component() {
  return <Compare />;
}
