import { Fragment, type ReactNode } from 'react';
import type { Block } from '../../../packages/ui/facts/specification.ts';

/** Code between backticks, and the requirement words of a contract. */
const marks = /(`[^`]+`|\b(?:MUST|SHOULD|MAY)(?: NOT)?\b)/;

function marked(part: string): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  if (/^(?:MUST|SHOULD|MAY)/.test(part)) return <strong className="doc-binding">{part}</strong>;
  return part;
}

/** One line of a `.spec.md` or of TSDoc. */
export function Line({ children }: { children: string }) {
  return children.split(marks).map((part, index) => (
    // The parts of a line are static.
    <Fragment key={index}>{marked(part)}</Fragment>
  ));
}

/** Lists and paragraphs of the source. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) =>
    block.type === 'paragraph' ? (
      <p key={index}>
        <Line>{block.text}</Line>
      </p>
    ) : (
      <ul key={index}>
        {block.items.map((item) => (
          <li key={item}>
            <Line>{item}</Line>
          </li>
        ))}
      </ul>
    ),
  );
}
