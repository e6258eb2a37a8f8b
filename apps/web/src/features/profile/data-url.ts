import { ServiceError } from '../../domain/failure.ts';

/**
 * A file as a data URL: pictures of a page come from its own origin or are data URLs. Rejects where
 * the file cannot be read.
 */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(new ServiceError({ kind: 'server' })));
    reader.readAsDataURL(file);
  });
}
