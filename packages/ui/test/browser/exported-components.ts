/// <reference types="vite/client" />
import { cloneElement, createElement, isValidElement, useId } from 'react';
import type { FunctionComponent, ReactElement, ReactNode } from 'react';
import { everyStory, type EveryStory } from './every-story.tsx';

type Props = Record<string, unknown>;
type Component = FunctionComponent<Props>;

const indexes = import.meta.glob<Record<string, unknown>>('../../src/*/index.ts', { eager: true });

const isComponent = (value: unknown, name: string): value is Component =>
  typeof value === 'function' && /^[A-Z]/.test(name);

export interface ExportedComponent {
  /** `tabs/TabList` */
  name: string;
  component: Component;
  /** Candidate stories: those of its folder, the plainest one first. */
  stories: EveryStory[];
}

/** Every component that a subpath exports, including nested ones. */
export const exportedComponents: ExportedComponent[] = Object.entries(indexes).flatMap(
  ([path, exported]) => {
    const folder = path.split('/').at(-2) ?? '';
    const stories = everyStory.filter((story) => story.folder === folder);
    if (stories.length === 0) return [];
    return Object.entries(exported).flatMap(([name, value]) =>
      isComponent(value, name) ? [{ name: `${folder}/${name}`, component: value, stories }] : [],
    );
  },
);

const exported = new Set(exportedComponents.map(({ component }) => component));

/**
 * Adds props to the first element of a component in a story's output, at any depth; the same one on
 * rerender.
 */
export function giving(target: Component, more: Props): (written: ReactNode) => ReactNode {
  const story = 'story';
  /** The story, or its helper, that creates the element. */
  let holder: string | undefined;
  const own = new Map<Component, Component>();

  // A story's helper is rendered separately, and its output searched in turn.
  const searched = (helper: Component): Component => {
    const known = own.get(helper);
    if (known) return known;
    const Wrapped: Component = (props) => {
      const writer = useId();
      return changedBy(writer, helper(props) as ReactNode);
    };
    own.set(helper, Wrapped);
    return Wrapped;
  };

  function changedBy(writer: string, written: ReactNode): ReactNode {
    let isDone = holder !== undefined && holder !== writer;

    function changeElement(element: ReactElement<Props>): ReactElement {
      const { type } = element;
      if (type === target && !isDone) {
        isDone = true;
        holder = writer;
        return cloneElement(element, more);
      }
      const entries = Object.entries(element.props).map(([name, value]) => [name, change(value)]);
      const { children, ...props } = Object.fromEntries(entries) as Props;
      // Individually: static children of a story need no key.
      const inside = (Array.isArray(children) ? children : [children]) as ReactNode[];
      return typeof type === 'function' && !exported.has(type as Component)
        ? createElement(searched(type as Component), { ...props, key: element.key }, ...inside)
        : cloneElement(element, props, ...inside);
    }

    function change(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(change);
      return isValidElement<Props>(value) ? changeElement(value) : value;
    }

    return change(written) as ReactNode;
  }

  return (written) => changedBy(story, written);
}
