import { Line } from './Prose.tsx';
import { readTerm, type Section } from '../../../packages/ui/facts/specification.ts';

interface TermsProps {
  section: Section;
  /** The order matters: terms are numbered like the picture. */
  numbered?: boolean;
}

/** A list of `name: meaning`, with the paragraphs around it. */
export function Terms({ section, numbered = false }: TermsProps) {
  return section.blocks.map((block, index) => {
    if (block.type === 'paragraph') {
      return (
        <p key={index}>
          <Line>{block.text}</Line>
        </p>
      );
    }
    const List = numbered ? 'ol' : 'ul';
    return (
      <List key={index} className="doc-terms" data-numbered={numbered ? '' : undefined}>
        {block.items.map(readTerm).map(({ name, meaning }) => (
          <li key={name}>
            <span className="doc-term">
              <Line>{name}</Line>
            </span>
            <span>
              <Line>{meaning}</Line>
            </span>
          </li>
        ))}
      </List>
    );
  });
}
