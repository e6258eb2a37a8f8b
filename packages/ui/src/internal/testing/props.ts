import type { JSX } from 'react';

/** Names of the required props. */
export type RequiredOf<Props> = {
  [Name in keyof Props]-?: Partial<Pick<Props, Name>> extends Pick<Props, Name> ? never : Name;
}[keyof Props];

/** What a component passes on to its element: every attribute except its own props. */
export type PassedOn<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = [
  Own,
] extends [never]
  ? JSX.IntrinsicElements[Tag]
  : Omit<JSX.IntrinsicElements[Tag], Own>;

/** Accepts props like JSX. Never called: the compiler checks the type tests. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The test names the props that it passes.
export declare function accepts<Props>(props: Props): void;
