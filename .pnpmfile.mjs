/** What only the repository needs and a consumer would only read as noise. */
const ours = new Set(['scripts', 'wireit', 'devDependencies']);

export const hooks = {
  /**
   * Writes the package.json of a tarball.
   *
   * @param {Record<string, unknown>} manifest
   * @returns {Record<string, unknown>}
   */
  beforePacking: (manifest) =>
    Object.fromEntries(Object.entries(manifest).filter(([field]) => !ours.has(field))),
};
