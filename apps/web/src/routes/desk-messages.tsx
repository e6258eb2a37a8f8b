import { useSearchParams } from 'react-router-dom';
import { DeskMessages } from '../features/desk-messages/DeskMessages.tsx';

/** `with`: the open conversation. */
export function Component() {
  const [search] = useSearchParams();
  return <DeskMessages openId={search.get('with')} />;
}
