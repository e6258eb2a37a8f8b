import { Story } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState, type CSSProperties } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args } from '../../decorators/greek.ts';
import { Code } from '../frame/Code.tsx';
import { inAddress } from '../../environment.ts';
import { ToolbarContext } from '../frame/toolbar.ts';
import type { DocumentedStory } from './stories.ts';
import { useArgs } from './use-args.ts';

interface FramedStoryProps {
  id: string;
  name: string;
  /** Its size. */
  style: CSSProperties;
  /** Its properties, where the page can change them. */
  args?: Args;
}

const channelName = '__STORYBOOK_ADDONS_CHANNEL__';

/** The page of a story in a frame, with its own channel. */
interface StoryWindow extends Window {
  [channelName]?: {
    handleEvent: (event: { type: string; args: readonly object[]; from: string }) => void;
  };
}

/** What controls change; elements and functions belong to the page that made them. */
const plain = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).filter(([, value]) => !['object', 'function'].includes(typeof value)),
  );

/** A story that covers its window gets a frame. It takes no focus before it is used. */
export function FramedStory({ id, name, style, args }: FramedStoryProps) {
  const globals = useContext(ToolbarContext);
  const [used, setUsed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const update = () => {
    const story: StoryWindow | null | undefined = frame.current?.contentWindow;
    if (args === undefined) return;
    // Not `emit`, which the frame would send back to this page.
    story?.[channelName]?.handleEvent({
      type: UPDATE_STORY_ARGS,
      args: [{ storyId: id, updatedArgs: plain(args) }],
      from: 'docs',
    });
  };
  useEffect(update, [id, args]);
  return (
    <>
      {/* Our own page, which needs its scripts and its origin. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        onLoad={update}
        title={name}
        src={`./iframe.html?id=${id}&viewMode=story&globals=${inAddress(globals)}`}
        loading="lazy"
        inert={!used}
        style={style}
      />
      {!used && (
        <button type="button" className="doc-use" onClick={() => setUsed(true)}>
          Try it here
        </button>
      )}
    </>
  );
}

/** The first story of a page, which follows the controls below it. */
function ControlledFrame(props: FramedStoryProps) {
  const { args } = useArgs(props.id);
  return <FramedStory {...props} args={args} />;
}

interface PreviewProps {
  story: DocumentedStory;
  /** Accessible name of the story. */
  name: string;
  /** The default story of the component. */
  primary?: boolean;
}

/** A live story with its theme's background, a link and its code. */
export function Preview({ story, name, primary = false }: PreviewProps) {
  const { language, direction } = useContext(ToolbarContext);
  const { id, moduleExport, framed } = story;
  const Frame = primary ? ControlledFrame : FramedStory;
  return (
    <figure className="doc-figure" aria-label={name}>
      <div
        className="doc-preview"
        lang={language}
        dir={direction}
        data-framed={framed ? '' : undefined}
      >
        {framed ? (
          <Frame key={id} id={id} name={name} style={{ blockSize: framed.height }} />
        ) : (
          <Story of={moduleExport} __primary={primary} __forceInitialArgs={!primary} />
        )}
      </div>
      <figcaption>
        <details className="doc-details">
          <summary>Code</summary>
          <Code of={moduleExport} />
        </details>
        <a href={`./?path=/story/${id}`} target="_top" aria-label={`Open the story: ${name}`}>
          Open the story
        </a>
      </figcaption>
    </figure>
  );
}
