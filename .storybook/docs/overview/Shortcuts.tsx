import { Fragment, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { TableFrame } from '../frame/TableFrame.tsx';
import { askForShortcuts, keyRows, shortcutsAre, type Shortcuts as Keys } from './shortcuts.ts';

function useShortcuts(): Keys | undefined {
  const [shortcuts, setShortcuts] = useState<Keys>();
  useEffect(() => {
    const channel = addons.getChannel();
    channel.on(shortcutsAre, setShortcuts);
    channel.emit(askForShortcuts);
    return () => channel.off(shortcutsAre, setShortcuts);
  }, []);
  return shortcuts;
}

/** The shortcuts of this Storybook, as they are set for the visitor. */
export function Shortcuts() {
  const shortcuts = useShortcuts();
  if (shortcuts === undefined) {
    return <p className="doc-note">The shortcuts appear beside the sidebar.</p>;
  }
  return (
    <TableFrame label="Keyboard shortcuts">
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {keyRows(shortcuts).map(({ does, keys }) => (
          <tr key={does}>
            <th scope="row" className="doc-keys">
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && ' + '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
