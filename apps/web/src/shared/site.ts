/** The address under which the site is published, without a slash at the end; a setting of the build. */
export const siteOrigin = new URL(import.meta.env.VITE_SITE_ORIGIN).origin;

/** The one address of a page, whatever search or anchor it was opened with. */
export function canonicalUrl(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return `${siteOrigin}${path === '' ? '/' : path}`;
}
