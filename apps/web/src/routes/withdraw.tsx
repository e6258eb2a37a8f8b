import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { SignInAgain } from '../features/auth/SignInAgain.tsx';
import { Withdraw } from '../features/wallet/withdraw/Withdraw.tsx';
import { useToasts } from '../shell/toaster/ToastsProvider.tsx';

export function Component() {
  const { show } = useToasts();
  return (
    <RequireAuth>
      <Withdraw
        onNotice={(notice) => show({ id: 'withdraw', ...notice })}
        SignInAgain={SignInAgain}
      />
    </RequireAuth>
  );
}
