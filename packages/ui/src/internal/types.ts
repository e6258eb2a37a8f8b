/** Level of a heading, so that a component fits the outline of its page. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;
