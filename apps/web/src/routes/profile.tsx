import { useAuth } from '../features/auth/index.ts';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { Profile } from '../features/profile/Profile.tsx';

export function Component() {
  const { user, signOut } = useAuth();
  return (
    <RequireAuth>
      <Profile user={user} onSignOut={signOut} />
    </RequireAuth>
  );
}
