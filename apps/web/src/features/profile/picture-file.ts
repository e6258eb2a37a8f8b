import { pictureMaxBytes, pictureTypes } from '../../domain/profile.ts';
import { dataUrlOf } from './data-url.ts';

/** Why a file is rejected before sending. */
export type FileProblem = 'kind' | 'large';

export function problemOf({ size, type }: Pick<File, 'size' | 'type'>): FileProblem | null {
  if (!pictureTypes.some((known) => known === type)) return 'kind';
  return size > pictureMaxBytes ? 'large' : null;
}

/** The picture as a data URL; empty where it cannot be read. */
export const previewOf = (file: Blob): Promise<string> => dataUrlOf(file).catch(() => '');
