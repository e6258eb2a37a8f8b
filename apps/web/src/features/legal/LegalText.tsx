import { Prose } from '@salonica/ui/prose';
import { mailLink } from '../../shared/contact.ts';
import { toBlocks } from './blocks.ts';

/** At most one per sentence. */
const email = /([\w.]+@[\w.]+\w)/;

/** E-mail addresses become links. */
function Line({ text }: { readonly text: string }) {
  const [before = '', address, after = ''] = text.split(email, 3);
  if (address === undefined) return text;
  return (
    <>
      {before}
      <a href={mailLink(address)}>{address}</a>
      {after}
    </>
  );
}

/** Paragraphs and lists of a legal text. */
export function LegalText({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Prose>
      {toBlocks(lines).map((block) =>
        block.kind === 'paragraph' ? (
          <p key={block.text}>
            <Line text={block.text} />
          </p>
        ) : (
          <ul key={block.items[0]}>
            {block.items.map((item) => (
              <li key={item}>
                <Line text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </Prose>
  );
}
