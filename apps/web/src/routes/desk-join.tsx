import { useSearchParams } from 'react-router-dom';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { LinkPage } from '../features/letters/LinkPage.tsx';

/** The invitation counts for the account that opens it, also where another address received it. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <RequireAuth>
      <LinkPage key={token} act="join" token={token} />
    </RequireAuth>
  );
}
