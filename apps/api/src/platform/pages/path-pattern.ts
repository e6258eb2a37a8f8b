const known = new Map<string, URLPattern>();

/**
 * The pattern of a path of the manifest, compiled once: compiling costs about as much as matching.
 */
export function pathPattern(pathname: string): URLPattern {
  const pattern = known.get(pathname) ?? new URLPattern({ pathname });
  known.set(pathname, pattern);
  return pattern;
}
