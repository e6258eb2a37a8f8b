/** Whether an `If-None-Match` header names the tag, weakly compared. */
export function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  // The fast path: browsers send the tag unchanged.
  if (header === etag) return true;
  const strong = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => ['*', strong].includes(tag.trim().replace(/^W\//, '')));
}
