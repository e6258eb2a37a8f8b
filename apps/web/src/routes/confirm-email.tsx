import { useSearchParams } from 'react-router-dom';
import { useAuth } from '../features/auth/use-auth.ts';
import { LinkPage } from '../features/letters/LinkPage.tsx';

export function Component() {
  const [search] = useSearchParams();
  const { signOut } = useAuth();
  const token = search.get('token');
  // The identity service has ended the session: this browser ends it without waiting for an error.
  return <LinkPage key={token} act="email" token={token} onDone={signOut} />;
}
