import figma from '@salonica/tokens/figma-variables.json?url';
import tokens from '@salonica/tokens/tokens.dtcg.json?url';
import styles from '@salonica/tokens/tokens.css?url';
import { DataTable } from './DataTable.tsx';

const files = [
  { name: 'figma-variables.json', url: figma, use: 'Variables of Figma, with their modes' },
  { name: 'tokens.json', url: tokens, use: 'Design tokens (DTCG), for other tools and platforms' },
  { name: 'tokens.css', url: styles, use: 'Custom properties, without the components' },
];

/** The files of the tokens, as the build has written them. */
export function Downloads() {
  return (
    <DataTable
      label="Files of the tokens"
      head={['File', 'What it is']}
      rows={files.map(({ name, url, use }) => [
        <a key={name} href={url} download={name}>
          {name}
        </a>,
        use,
      ])}
    />
  );
}
