import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Ports } from '../domain/ports/index.ts';

/** A value that JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** What the loader of a page works with, on the server and in the browser. */
export interface PageLoad {
  readonly queries: QueryClient;
  readonly ports: Pick<Ports, 'availability' | 'clock' | 'homePage' | 'salons'>;
  readonly language: string;
  /** Has the texts of the page. */
  readonly i18n: i18n;
  /** Parameters of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

export interface PagePicture {
  /** From the root of the site, or with an origin of its own. */
  readonly address: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Metadata of a page that depends on its data; the rest is in its texts. */
export interface PageHead {
  readonly title?: string;
  readonly description?: string;
  /** Shown where the page is shared. */
  readonly picture?: PagePicture;
  /** Facts for search engines, in the words of schema.org. */
  readonly data?: readonly Json[];
  /** The page shows that there is nothing at its address. @default false */
  readonly isNotFound?: boolean;
}

/**
 * Fills the cache with what the page asks for first. A question that fails is left to the page, which asks it again.
 *
 * @example
 * export const load: LoadPage = async ({ queries, ports, language }) => {
 *   await Promise.allSettled([queries.query({ ...homePageQuery(ports.homePage, language), staleTime: 'static' })]);
 *   return {};
 * };
 */
export type LoadPage = (page: PageLoad) => Promise<PageHead>;
