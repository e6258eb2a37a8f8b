// Texts of every page, in one file to fetch.
export { default as common } from '../el/common.ts';
export { default as errors } from '../el/errors.ts';
export { default as shell } from '../el/shell.ts';
