/** `../star-rating/StarRatingInput.messages.ts` is `starRatingInput`. */
export const keyOf = (path: string): string =>
  path.replace(/^.*\/(\w)(\w*)\.messages\.ts$/, (_, first: string, rest: string) => {
    return first.toLowerCase() + rest;
  });

/** The strings of components by their keys in a dictionary. */
export const byComponent = (files: Readonly<Record<string, object>>): Record<string, object> =>
  Object.fromEntries(Object.entries(files).map(([path, messages]) => [keyOf(path), messages]));
