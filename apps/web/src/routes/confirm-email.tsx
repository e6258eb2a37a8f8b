import { useSearchParams } from 'react-router-dom';
import { useAuth } from '../features/auth/use-auth.ts';
import { LinkPage } from '../features/letters/LinkPage.tsx';

export function Component() {
  const [search] = useSearchParams();
  const { signOut } = useAuth();
  const token = search.get('token');
  // The identity service has ended the session; this browser need not find out by a refusal.
  return <LinkPage key={token} act="email" token={token} onDone={signOut} />;
}
