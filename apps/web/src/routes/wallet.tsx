import { useAuth } from '../features/auth/use-auth.ts';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { Wallet } from '../features/wallet/Wallet.tsx';
import { useToasts } from '../shell/toaster/ToastsProvider.tsx';

export function Component() {
  const { user } = useAuth();
  const { show } = useToasts();
  return (
    <RequireAuth>
      <Wallet
        holder={user?.displayName ?? null}
        onNotice={(notice) => show({ id: 'wallet', ...notice })}
      />
    </RequireAuth>
  );
}
