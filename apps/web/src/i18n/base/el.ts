// Texts of every page and of lists of salons, in one file.
export { default as common } from '../el/common.ts';
export { default as discovery } from '../el/discovery.ts';
export { default as errors } from '../el/errors.ts';
export { default as pending } from '../el/pending.ts';
export { default as shell } from '../el/shell.ts';
