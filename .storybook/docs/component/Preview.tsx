import { Story } from '@storybook/addon-docs/blocks';
import { useContext, useState, type CSSProperties } from 'react';
import { Code } from '../frame/Code.tsx';
import { inAddress } from '../../environment.ts';
import { ToolbarContext } from '../frame/toolbar.ts';
import type { DocumentedStory } from './stories.ts';

interface FramedStoryProps {
  id: string;
  name: string;
  /** Its size. */
  style: CSSProperties;
}

/** A story that covers its window gets a frame. It takes no focus before it is used. */
export function FramedStory({ id, name, style }: FramedStoryProps) {
  const globals = useContext(ToolbarContext);
  const [used, setUsed] = useState(false);
  return (
    <>
      {/* Our own page, which needs its scripts and its origin. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
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
  return (
    <figure className="doc-figure" aria-label={name}>
      <div
        className="doc-preview"
        lang={language}
        dir={direction}
        data-framed={framed ? '' : undefined}
      >
        {framed ? (
          <FramedStory key={id} id={id} name={name} style={{ blockSize: framed.height }} />
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
