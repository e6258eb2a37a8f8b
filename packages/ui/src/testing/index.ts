export { find, findAll, type FindOptions, type Wrapper } from './wrapper.ts';
export type { ComponentName, FlagOf, PartOf, StateOf, ValueOf } from './components.ts';
