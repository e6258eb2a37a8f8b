import { useAuth } from '../features/auth/index.ts';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { useAuthNotices } from '../features/auth/use-auth-notices.ts';
import { Profile } from '../features/profile/Profile.tsx';
import { useToasts } from '../shell/toaster/toasts-context.tsx';

export function Component() {
  const { user, signOut } = useAuth();
  const { show } = useToasts();
  useAuthNotices((notice) => show({ id: 'auth', ...notice }));
  return (
    <RequireAuth>
      <Profile user={user} onSignOut={signOut} />
    </RequireAuth>
  );
}
