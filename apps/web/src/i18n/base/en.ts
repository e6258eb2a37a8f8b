// Texts of every page, in one file to fetch.
export { default as common } from '../en/common.ts';
export { default as errors } from '../en/errors.ts';
export { default as shell } from '../en/shell.ts';
