import { storagePath } from './protocol.ts';

/**
 * Path of the dark drawing of a light picture: `-dark` before the extension. A host without dark drawings responds
 * with 404; show the light picture then.
 *
 * An uploaded picture is the same in both themes.
 *
 * @example darkImage('salons/01/facade.svg') // 'salons/01/facade-dark.svg'
 */
export function darkImage(path: string): string {
  if (isUploaded(path)) return path;
  const dot = path.lastIndexOf('.');
  const hasExtension = dot > path.lastIndexOf('/') + 1;
  return hasExtension ? `${path.slice(0, dot)}-dark${path.slice(dot)}` : `${path}-dark`;
}

/** Whether a salon uploaded the picture: then it is no drawing. */
export const isUploaded = (path: string): boolean => /^\/?uploads\//.test(path);

/**
 * Address of a picture on the API host.
 *
 * @param path - `image` or `icon` as the server gave it, with or without a leading slash
 * @param host - origin of the API host without a trailing slash; empty for the same origin
 * @example storageUrl('categories/haircut.svg') // '/storage/categories/haircut.svg'
 */
export function storageUrl(path: string, host = ''): string {
  return `${host}${storagePath}${path.replace(/^\/+/, '')}`;
}
