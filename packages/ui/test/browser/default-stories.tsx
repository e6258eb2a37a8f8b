/// <reference types="vite/client" />
import type { ComponentType, ReactElement } from 'react';
import { MessagesProvider } from '../../src/messages/index.ts';
import { elDesk } from '../../src/messages/el-desk.ts';
import { el } from '../../src/messages/el.ts';

type Props = Record<string, unknown>;

interface Story {
  input: { args?: Props };
  meta: { input: { component: ComponentType<Props>; args?: Props } };
}

const modules = import.meta.glob<{ Default: Story }>('../../src/*/*.stories.tsx', { eager: true });

export const languages = ['en', 'el'] as const;
export type Language = (typeof languages)[number];

export interface DefaultStory {
  /** Folder and file: `button/Button`. */
  name: string;
  /** Kebab case of the component's own name. */
  component: string;
  render: (language: Language, props?: Props) => ReactElement;
}

const kebab = (symbol: string) =>
  symbol.replace(/(?<!^)([A-Z])/g, (letter) => `-${letter}`).toLowerCase();

/** The component of each stories file with the args of its `Default` story, outside Storybook. */
export const defaultStories: DefaultStory[] = Object.entries(modules).map(([path, { Default }]) => {
  const { component: Component, args } = Default.meta.input;
  return {
    name: path.replace(/^.*\/src\/|\.stories\.tsx$/g, ''),
    component: kebab(Component.name),
    render: (language, props) => (
      <MessagesProvider messages={language === 'el' ? { ...el, ...elDesk } : null}>
        <Component {...args} {...Default.input.args} {...props} />
      </MessagesProvider>
    ),
  };
});
