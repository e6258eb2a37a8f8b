import { createContext, use } from 'react';
import type { PreviewPort } from '../../domain/ports/preview-port.ts';

const PreviewContext = createContext<PreviewPort | null>(null);

export const PreviewProvider = PreviewContext;

/** Null while unknown, such as on a prerendered page. */
export function usePreviewPort(): PreviewPort | null {
  return use(PreviewContext);
}
