import { KeyTable } from '../component/Keys.tsx';
import { components } from '../component/sources.ts';

const withKeys = components.filter(({ keys }) => keys.length > 0);

/** The number of keys and of components in the table. */
export function KeyCount() {
  const keys = withKeys.flatMap((component) => component.keys).flatMap(({ keys: own }) => own);
  return `${keys.length} keys of ${withKeys.length} components`;
}

/** Components without keys. */
export function Keyless() {
  return components
    .filter(({ keys }) => keys.length === 0)
    .map(({ specification }) => specification.title)
    .join(', ');
}

/** The keys of every component, in alphabetical order. */
export function AllKeys() {
  return withKeys.map(({ folder, keys, page, specification }) => (
    <section key={folder}>
      <h2 id={folder}>
        <a href={page} target="_top">
          {specification.title}
        </a>
      </h2>
      {keys.map((pattern) => (
        <KeyTable key={`${pattern.pattern} ${pattern.source}`} folder={folder} pattern={pattern} />
      ))}
    </section>
  ));
}
