import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { SignInAgain } from '../features/auth/SignInAgain.tsx';
import { Withdraw } from '../features/wallet/withdraw/Withdraw.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export function Component() {
  const { show } = useToasts();
  return (
    <RequireAuth>
      <Withdraw onToast={(toast) => show({ id: 'withdraw', ...toast })} SignInAgain={SignInAgain} />
    </RequireAuth>
  );
}
