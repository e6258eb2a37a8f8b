import { Story } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { ToolbarContext } from '../frame/toolbar.ts';
import { heightFor, placeMarks, type Mark } from './marks.ts';
import { readTerm, type Section } from '../../../packages/ui/facts/specification.ts';
import { Terms } from './Terms.tsx';
import type { DocumentedStory } from './stories.ts';

/** Names of the parts in the order of their numbers; `root` is the component itself. */
function namesOf(section: Section): string[] {
  return section.blocks
    .flatMap((block) => (block.type === 'list' ? block.items : []))
    .map((item) => readTerm(item).name.replaceAll('`', ''));
}

interface PictureProps {
  /** Folder of the component. */
  component: string;
  names: readonly string[];
  story: DocumentedStory;
}

/** The default story with a number beside it for each of its parts. */
function Picture({ component, names, story }: PictureProps) {
  const { language, direction } = useContext(ToolbarContext);
  const frame = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>();
  const key = names.join(' ');

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const place = () => setMarks(placeMarks(element, component, key.split(' ')));
    // The story renders asynchronously, and its pictures load later.
    const changed = new MutationObserver(place);
    const resized = new ResizeObserver(place);
    changed.observe(element, { childList: true, subtree: true });
    resized.observe(element);
    return () => {
      changed.disconnect();
      resized.disconnect();
    };
  }, [component, key]);

  return (
    <div
      className="doc-preview doc-anatomy"
      lang={language}
      dir={direction}
      aria-hidden="true"
      style={{ minBlockSize: heightFor(marks?.length ?? 0) }}
      // When closed it has no visible part. It keeps its layout, so that later parts are found.
      data-empty={marks?.length === 0 ? '' : undefined}
    >
      <div ref={frame} inert>
        <Story of={story.moduleExport} __forceInitialArgs />
      </div>
      <svg className="doc-leaders">
        {marks?.map(({ number, x, y, toX, toY }) => (
          <g key={number}>
            <line x1={x} y1={y} x2={toX} y2={toY} />
            <circle cx={toX} cy={toY} r={3} />
          </g>
        ))}
      </svg>
      {marks?.map(({ number, x, y }) => (
        <span key={number} className="doc-mark" style={{ left: x, top: y }}>
          {number}
        </span>
      ))}
    </div>
  );
}

interface AnatomyProps {
  /** Folder of the component. */
  component: string;
  section: Section;
  story: DocumentedStory | undefined;
}

/** The parts of a component, numbered in a picture and named below it. */
export function Anatomy({ component, section, story }: AnatomyProps) {
  return (
    <>
      {story && !story.framed && (
        <Picture component={component} names={namesOf(section)} story={story} />
      )}
      <Terms section={section} numbered />
    </>
  );
}
