const known = new Map<string, URLPattern>();

/** The pattern of a path of the manifest, made once: making one costs about as much as matching it. */
export function pathPattern(pathname: string): URLPattern {
  const pattern = known.get(pathname) ?? new URLPattern({ pathname });
  known.set(pathname, pattern);
  return pattern;
}
