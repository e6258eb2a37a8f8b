import classes from './title.module.css';

/** Class of a title in the smallest display type, at any level of heading. */
export const titleClass = classes['title'];
