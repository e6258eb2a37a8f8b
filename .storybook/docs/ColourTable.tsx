import { contrast } from './contrast.ts';
import './foundations.css';
import { colours, type ColourToken } from './tokens.ts';

type Theme = 'light' | 'dark';

const grounds = ['bg', 'surface', 'sunken'] as const;

function valueOf(name: string, theme: Theme): string {
  return colours.find((token) => token.name === `--sal-color-${name}`)?.[theme] ?? '';
}

function Row({ token, theme }: { token: ColourToken; theme: Theme }) {
  return (
    <tr>
      <th scope="row">
        <span className="foundation-swatch" style={{ background: token[theme] }} />
        <code>{token.name}</code>
      </th>
      <td>{token[theme]}</td>
      {grounds.map((ground) => (
        <td key={ground}>{contrast(token[theme], valueOf(ground, theme)).toFixed(2)}</td>
      ))}
    </tr>
  );
}

/** Every semantic colour of a theme with its contrast on the three grounds, computed from the tokens. */
export function ColourTable({ theme }: { theme: Theme }) {
  return (
    <table className="foundation-table sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          {grounds.map((ground) => (
            <th key={ground} scope="col">
              on {ground}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colours.map((token) => (
          <Row key={token.name} token={token} theme={theme} />
        ))}
      </tbody>
    </table>
  );
}
