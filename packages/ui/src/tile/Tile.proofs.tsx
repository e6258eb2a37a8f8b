import { Tile } from './index.ts';
import { type Proof } from '../../test/keyboard/stage.tsx';
import { linkOf, links } from '../../test/keyboard/links.tsx';

export const proofs: Record<string, Proof> = links((stage) => (
  <Tile title="Wallet" icon="€" renderLink={linkOf(stage)} />
));
