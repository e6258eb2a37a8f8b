// Texts of every page and of those where visits begin, in one file to fetch.
export { default as bookNow } from '../en/bookNow.ts';
export { default as common } from '../en/common.ts';
export { default as discovery } from '../en/discovery.ts';
export { default as errors } from '../en/errors.ts';
export { default as home } from '../en/home.ts';
export { default as pending } from '../en/pending.ts';
export { default as results } from '../en/results.ts';
export { default as salon } from '../en/salon.ts';
export { default as search } from '../en/search.ts';
export { default as shell } from '../en/shell.ts';
export { default as times } from '../en/times.ts';
