import { ConversationItem, ConversationList } from './index.ts';
import { type Proof } from '../../test/keyboard/stage.tsx';
import { linkOf, links } from '../../test/keyboard/links.tsx';

export const proofs: Record<string, Proof> = links((stage) => (
  <ConversationList>
    <ConversationItem name="Kyma" renderLink={linkOf(stage)} />
  </ConversationList>
));
