import { SegmentedControl } from '@salonica/ui/segmented-control';
import { Select } from '@salonica/ui/select';
import { useLayoutEffect, useRef, useState } from 'react';
import { viewports, type ViewportName } from '../../environment.ts';
import { FramedStory } from './Preview.tsx';
import type { DocumentedStory } from './stories.ts';

const names = Object.keys(viewports) as ViewportName[];

const widths = names.map((value) => ({
  value,
  label: String(Number.parseInt(value.slice(1), 10)),
  name: viewports[value].name,
}));

interface ViewerProps {
  /** Name of the screen. */
  name: string;
  stories: readonly DocumentedStory[];
}

/** A screen in a separate frame: in any state and width, scaled down if it does not fit. */
export function Viewer({ name, stories }: ViewerProps) {
  const [id, setId] = useState(stories[0]?.id);
  const [viewport, setViewport] = useState<ViewportName>('w1440');
  const [room, setRoom] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measured = new ResizeObserver(() => setRoom(element.clientWidth));
    measured.observe(element);
    return () => measured.disconnect();
  }, []);
  const story = stories.find((other) => other.id === id) ?? stories[0];
  if (story === undefined) return null;
  const { width, height } = viewports[viewport].styles;
  const scale = Math.min(1, room / Number.parseInt(width, 10));
  return (
    <div className="doc-viewer">
      <div className="doc-viewer-choice">
        {stories.length > 1 && (
          <Select
            label="State"
            variant="pill"
            value={story.id}
            onValueChange={(chosen) => setId(chosen)}
          >
            {stories.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </Select>
        )}
        <SegmentedControl
          label="Window width"
          options={widths}
          value={viewport}
          onValueChange={setViewport}
        />
      </div>
      <div ref={frame} className="doc-preview doc-screen" data-framed="">
        {room > 0 && (
          <div
            className="doc-window"
            style={{
              inlineSize: Number.parseInt(width, 10) * scale,
              blockSize: Number.parseInt(height, 10) * scale,
            }}
          >
            <FramedStory
              key={story.id}
              id={story.id}
              name={`${name}: ${story.name}`}
              style={{ inlineSize: width, blockSize: height, scale }}
            />
          </div>
        )}
      </div>
    </div>
  );
}
