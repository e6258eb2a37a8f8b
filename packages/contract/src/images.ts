import { storagePath } from './protocol.ts';

/**
 * Path of the dark drawing of a light picture: `-night` before the extension. A host without dark drawings responds
 * with 404; show the light picture then.
 *
 * @example nightImage('salons/01/facade.svg') // 'salons/01/facade-night.svg'
 */
export function nightImage(path: string): string {
  const dot = path.lastIndexOf('.');
  const hasExtension = dot > path.lastIndexOf('/') + 1;
  return hasExtension ? `${path.slice(0, dot)}-night${path.slice(dot)}` : `${path}-night`;
}

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
