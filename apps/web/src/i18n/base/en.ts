// Texts of every page and of lists of salons, in one file.
export { default as common } from '../en/common.ts';
export { default as discovery } from '../en/discovery.ts';
export { default as errors } from '../en/errors.ts';
export { default as pending } from '../en/pending.ts';
export { default as shell } from '../en/shell.ts';
