interface ImportMetaEnv {
  /** Origin of the API host; empty for the page's own origin. */
  readonly VITE_API_HOST: string;
  readonly VITE_API_KEY: string;
  /** Public origin of the site, for canonical links and the sitemap. */
  readonly VITE_SITE_ORIGIN: string;
}
