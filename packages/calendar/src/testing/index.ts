export { brokenRules } from './broken-rules.ts';
export { periodsIn } from './read-with.ts';
