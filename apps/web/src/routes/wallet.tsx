import { useAuth } from '../features/auth/use-auth.ts';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { Wallet } from '../features/wallet/Wallet.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export function Component() {
  const { user } = useAuth();
  const { show } = useToasts();
  return (
    <RequireAuth>
      <Wallet
        holder={user?.displayName ?? null}
        onToast={(toast) => show({ id: 'wallet', ...toast })}
      />
    </RequireAuth>
  );
}
