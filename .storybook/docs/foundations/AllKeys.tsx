import { keyboardPatterns } from '../../../packages/ui/keyboard/index.ts';
import { KeyTable } from '../component/Keys.tsx';
import { components } from '../component/sources.ts';

const symbolOf = (folder: string): string =>
  components.find((component) => component.folder === folder)?.specification.title ?? folder;

const byComponent = [...Map.groupBy(keyboardPatterns, ({ component }) => component)].toSorted(
  ([a], [b]) => a.localeCompare(b),
);

/** How many keys of how many components are in the table. */
export function KeyCount() {
  const keys = keyboardPatterns.flatMap(({ keys: own }) => own).length;
  return `${keys} keys of ${byComponent.length} components`;
}

/** Components that nothing can be done with. */
export function Keyless() {
  return components
    .filter(({ folder }) => !keyboardPatterns.some(({ component }) => component === folder))
    .map(({ specification }) => specification.title)
    .join(', ');
}

/** The keys of every component, in the order of the alphabet. */
export function AllKeys() {
  return byComponent.map(([folder, patterns]) => (
    <section key={folder}>
      <h2 id={folder}>
        <a href={`./?path=/docs/components-${symbolOf(folder).toLowerCase()}--docs`} target="_top">
          {symbolOf(folder)}
        </a>
      </h2>
      {patterns.map((pattern) => (
        <KeyTable key={`${pattern.pattern} ${pattern.source}`} pattern={pattern} />
      ))}
    </section>
  ));
}
