import { v1Paths } from '@salonica/contract/v1';

/**
 * Path of a call, with the id of its record.
 * @example v1Path('salon', '01') // '/api/v1/salons/01'
 */
export function v1Path(name: keyof typeof v1Paths, id = ''): string {
  return v1Paths[name].replace(':id', encodeURIComponent(id));
}
