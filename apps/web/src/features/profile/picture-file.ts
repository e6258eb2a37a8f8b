import { pictureMaxBytes, pictureTypes } from '../../domain/ports/profile-port.ts';

/** Why a file is rejected before sending. */
export type FileProblem = 'kind' | 'large';

export function problemOf({ size, type }: Pick<File, 'size' | 'type'>): FileProblem | null {
  if (!pictureTypes.some((known) => known === type)) return 'kind';
  return size > pictureMaxBytes ? 'large' : null;
}

/** The picture as a data URL; empty where it cannot be read. */
export function previewOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });
}
