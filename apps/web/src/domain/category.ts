import type { Picture } from './picture.ts';

/** A kind of service; the marketplace groups salons by it. */
export interface Category {
  readonly id: string;
  /** In English: a key that the app translates. */
  readonly title: string;
  readonly icon: Picture | null;
  readonly serviceCount: number;
}
