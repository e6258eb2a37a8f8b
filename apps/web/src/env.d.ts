interface ImportMetaEnv {
  /** Origin of the API host; empty for the origin of the page. */
  readonly VITE_API_HOST: string;
  readonly VITE_API_KEY: string;
  /** Address under which the site is published: canonical links and the sitemap start with it. */
  readonly VITE_SITE_ORIGIN: string;
}
