/// <reference types="vite/client" />
import { StrictMode, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import { MessagesProvider, type Messages } from '../../src/messages/index.ts';

type Props = Record<string, unknown>;
type Globals = Record<string, unknown>;

interface PlayContext {
  args: Props;
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
  globals: Globals;
  userEvent: typeof userEvent;
}

interface Annotations {
  args?: Props;
  parameters?: { layout?: string; greek?: () => Props };
  tags?: string[];
  render?: (args: Props, context: { globals: Globals }) => ReactElement;
  play?: (context: PlayContext) => Promise<void>;
}

interface Story {
  input: Annotations;
  meta: { input: Annotations & { component: ComponentType<Props> } };
}

const modules = import.meta.glob<Record<string, Story>>('../../src/*/*.stories.tsx', {
  eager: true,
});

export interface EveryStory {
  /** `button/Button Default` */
  name: string;
  /** Folder of the component. */
  folder: string;
  /** Fills the window to its edges. */
  fullscreen: boolean;
  /** The story's element, in English or other messages; `change` receives the story's texts. */
  element: (
    messages?: Messages | null,
    change?: (written: ReactNode) => ReactNode,
    language?: Language,
  ) => ReactElement;
  /** Opens and focuses the same as the component's screenshot; other stories are unchanged. */
  pose: (canvasElement: HTMLElement, language?: Language) => Promise<void>;
}

export type Language = 'en' | 'el';

const globalsIn = (language: Language): Globals => ({ language, theme: 'light' });

interface RenderedProps {
  change?: ((written: ReactNode) => ReactNode) | undefined;
  language: Language;
}

function prepare(path: string, title: string, { input, meta }: Story): EveryStory {
  const [folder = '', file = ''] = path.replace(/^.*\/src\/|\.stories\.tsx$/g, '').split('/');
  const { component: Component } = meta.input;
  const args = { ...meta.input.args, ...input.args };
  const greek = { ...meta.input.parameters, ...input.parameters }.greek;
  const argsIn = (language: Language) =>
    language === 'el' && greek !== undefined ? { ...args, ...greek() } : args;
  const render = input.render ?? meta.input.render ?? ((given: Props) => <Component {...given} />);
  // A separate component, because some stories use state in `render`.
  const Rendered = ({ change, language }: RenderedProps) => {
    const written = render(argsIn(language), { globals: globalsIn(language) });
    return change ? change(written) : written;
  };
  return {
    name: `${folder}/${file} ${title}`,
    folder,
    fullscreen: (input.parameters?.layout ?? meta.input.parameters?.layout) === 'fullscreen',
    element: (messages = null, change, language = 'en') => (
      // Strict mode: effects without cleanup show up when they run twice.
      <StrictMode>
        <MessagesProvider messages={messages}>
          <Rendered change={change} language={language} />
        </MessagesProvider>
      </StrictMode>
    ),
    pose: async (canvasElement, language = 'en') => {
      if (!input.tags?.includes('visual')) return;
      await input.play?.({
        args,
        canvas: within(canvasElement),
        canvasElement,
        globals: globalsIn(language),
        userEvent,
      });
    },
  };
}

/** Every story of every component, outside Storybook: the suites test a new one without a list. */
export const everyStory: EveryStory[] = Object.entries(modules).flatMap(([path, stories]) =>
  Object.entries(stories).map(([title, story]) => prepare(path, title, story)),
);
