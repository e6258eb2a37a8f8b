import { useSearchParams } from 'react-router-dom';
import { LinkPage } from '../features/letters/LinkPage.tsx';

export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return <LinkPage key={token} act="verify" token={token} />;
}
