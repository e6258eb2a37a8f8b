import { useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../features/auth/AuthFrame.tsx';
import { ResetPassword } from '../features/auth/ResetPassword.tsx';
import { BrandBar } from '../shell/BrandBar.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

/** Links of the identity service name their action; a link without one is accepted. */
function resetCode(search: URLSearchParams): string | null {
  const mode = search.get('mode') ?? 'resetPassword';
  return mode === 'resetPassword' ? search.get('oobCode') : null;
}

export function Component() {
  const [search] = useSearchParams();
  const { show } = useToasts();
  const code = resetCode(search);
  return (
    <AuthFrame top={<BrandBar />} scene="promenade">
      <ResetPassword key={code} code={code} onToast={(toast) => show({ id: 'auth', ...toast })} />
    </AuthFrame>
  );
}
