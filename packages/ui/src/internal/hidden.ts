import classes from './hidden.module.css';

/** Class of visually hidden text. */
export const hiddenClass = classes['root'];
