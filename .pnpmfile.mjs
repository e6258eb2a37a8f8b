/** What only works in the repository. */
const ours = new Set(['scripts', 'wireit', 'devDependencies']);

export const hooks = {
  /**
   * Writes the package.json of a tarball.
   * @param {Record<string, unknown>} manifest
   */
  beforePacking: (manifest) =>
    Object.fromEntries(Object.entries(manifest).filter(([field]) => !ours.has(field))),
};
