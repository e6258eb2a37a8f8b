import classes from './hidden.module.css';

/** Class of text that is heard but not seen. */
export const hiddenClass = classes['root'];
