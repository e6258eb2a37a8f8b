import { ServiceError } from '../../domain/failure.ts';

export interface FileCall {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Blob;
  readonly signal?: AbortSignal | undefined;
  /** Called with the sent share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface FileResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

/** Uploads a file and reports the progress, which `fetch` cannot. */
export function sendFile(
  url: string,
  { method, headers, content, signal, onProgress }: FileCall,
): Promise<FileResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method.toUpperCase(), url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('Retry-After');
      resolve({ status: request.status, text: request.responseText, retryAfter });
    });
    request.addEventListener('error', () => reject(new ServiceError({ kind: 'offline' })));
    request.addEventListener('abort', () => {
      reject(signal?.reason instanceof Error ? signal.reason : new Error('Aborted'));
    });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort, { once: true });
    request.send(content);
    if (signal?.aborted === true) abort();
  });
}
