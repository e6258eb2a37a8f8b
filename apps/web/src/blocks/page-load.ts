import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Ports } from '../domain/ports/index.ts';

/** A JSON value. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** The context of a page's loader, on the server and in the browser. */
export interface PageLoad {
  readonly queries: QueryClient;
  readonly ports: Pick<Ports, 'api' | 'clock' | 'homePage'>;
  readonly language: string;
  /** Contains the texts of the page. */
  readonly i18n: i18n;
  /** Parameters of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

export interface PagePicture {
  /** Root-relative, or absolute. */
  readonly address: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Metadata of a page that depends on its data; the rest is in its texts. */
export interface PageHead {
  readonly title?: string;
  readonly description?: string;
  /** The picture for sharing. */
  readonly picture?: PagePicture;
  /** Structured data for search engines (schema.org). */
  readonly data?: readonly Json[];
  /** Whether the page shows that its content does not exist. @default false */
  readonly isNotFound?: boolean;
}

/**
 * Fills the cache with the page's first queries. A failed query is left to the page, which repeats
 * it.
 * @example
 * export const load: LoadPage = async ({ queries, ports, language }) => {
 * await Promise.allSettled([queries.query({ ...homePageQuery(ports.homePage, language), staleTime:
 * 'static' })]);
 * return {};
 * };
 */
export type LoadPage = (page: PageLoad) => Promise<PageHead>;
