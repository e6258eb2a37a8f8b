import { v1Paths } from '@salonica/contract/v1';

/**
 * Address of a call, with the record that it is about.
 *
 * @example v1Path('salon', '01') // '/api/v1/salons/01'
 */
export function v1Path(name: keyof typeof v1Paths, id = ''): string {
  return v1Paths[name].replace(':id', encodeURIComponent(id));
}
