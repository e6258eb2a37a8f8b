import { Fragment } from 'react';
import type { KeyboardPattern } from '../../../packages/ui/facts/keyboard.ts';
import { TableFrame } from '../frame/TableFrame.tsx';
import type { ComponentSources } from './sources.ts';

/** `Shift+PageDown` as two keys, the second with a readable name. */
function KeyNames({ keys }: { keys: string }) {
  return keys.split(/(?<=.)\+(?=.)/).map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' + '}
      <kbd>{key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}</kbd>
    </Fragment>
  ));
}

interface KeyTableProps {
  /** Folder of the component. */
  folder: string;
  pattern: KeyboardPattern;
}

/** The keys of one pattern. */
export function KeyTable({ folder, pattern }: KeyTableProps) {
  const depends = pattern.keys.some((key) => key.when !== undefined);
  return (
    <>
      <TableFrame label={`Keys of ${folder}: ${pattern.pattern}`}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            {depends && <th scope="col">When</th>}
            <th scope="col">Effect</th>
          </tr>
        </thead>
        <tbody>
          {pattern.keys.map(({ key, when, does }) => (
            <tr key={`${key} ${when}`}>
              <th scope="row" className="doc-keys">
                <KeyNames keys={key} />
              </th>
              {depends && <td>{when ?? 'always'}</td>}
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {pattern.deviations?.map((deviation) => (
        <p key={deviation} className="doc-note">
          {deviation}
        </p>
      ))}
      <p className="doc-note">
        Pattern: <a href={pattern.source}>{pattern.pattern}</a>
      </p>
    </>
  );
}

/** All keys of a component. */
export function Keys({ folder, keys: patterns }: Pick<ComponentSources, 'folder' | 'keys'>) {
  if (patterns.length === 0) {
    return <p>It has no focusable element, so it has no keys.</p>;
  }
  return patterns.map((pattern) => (
    <Fragment key={`${pattern.pattern} ${pattern.source}`}>
      {patterns.length > 1 && <h3>{pattern.pattern}</h3>}
      <KeyTable folder={folder} pattern={pattern} />
    </Fragment>
  ));
}
