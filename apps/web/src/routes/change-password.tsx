import { ChangePassword } from '../features/auth/ChangePassword.tsx';
import { useAuth } from '../features/auth/use-auth.ts';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export function Component() {
  const { user } = useAuth();
  const { show } = useToasts();
  return (
    <RequireAuth>
      <ChangePassword
        email={user?.email ?? null}
        onToast={(toast) => show({ id: 'password', ...toast })}
      />
    </RequireAuth>
  );
}
