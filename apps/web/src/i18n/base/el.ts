// Texts of every page and of those where visits begin, in one file to fetch.
export { default as bookNow } from '../el/bookNow.ts';
export { default as common } from '../el/common.ts';
export { default as discovery } from '../el/discovery.ts';
export { default as errors } from '../el/errors.ts';
export { default as home } from '../el/home.ts';
export { default as pending } from '../el/pending.ts';
export { default as results } from '../el/results.ts';
export { default as salon } from '../el/salon.ts';
export { default as search } from '../el/search.ts';
export { default as shell } from '../el/shell.ts';
export { default as times } from '../el/times.ts';
