/**
 * Parts and states of every component, from its specification: the build adds them to the types of
 * the package.
 */
export interface Components {}

interface Described {
  part: string;
  flag: string;
  states: Record<string, string>;
}

/** Only here, where nothing has been built, a component has no description. */
type Facts<Name extends string> = Name extends keyof Components
  ? Components[Name] extends Described
    ? Components[Name]
    : Described
  : Described;

/** The value of a `data-component`. */
export type ComponentName = [keyof Components] extends [never]
  ? string
  : Extract<keyof Components, string>;

/** The values of `data-part` inside a component. */
export type PartOf<Name extends ComponentName> = Facts<Name>['part'];

/** The attributes of a component that are there or not, without their `data-`. */
export type FlagOf<Name extends ComponentName> = Facts<Name>['flag'];

/** The attributes of a component with a value, without their `data-`. */
export type StateOf<Name extends ComponentName> = keyof Facts<Name>['states'] & string;

/** What such an attribute can be. */
export type ValueOf<
  Name extends ComponentName,
  State extends StateOf<Name>,
> = Facts<Name>['states'][State] & string;
