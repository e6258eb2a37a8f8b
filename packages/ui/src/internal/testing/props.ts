import type { JSX } from 'react';

/** Names of the props that have to be given. */
export type RequiredOf<Props> = {
  [Name in keyof Props]-?: Partial<Pick<Props, Name>> extends Pick<Props, Name> ? never : Name;
}[keyof Props];

/** What a component passes on to its element: every attribute besides those that it takes itself. */
export type PassedOn<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = [
  Own,
] extends [never]
  ? JSX.IntrinsicElements[Tag]
  : Omit<JSX.IntrinsicElements[Tag], Own>;

/** Takes props as JSX does. Nothing calls it: the compiler reads the tests of types. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The test names the props that it passes.
export declare function accepts<Props>(props: Props): void;
