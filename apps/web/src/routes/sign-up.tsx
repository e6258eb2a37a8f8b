import { type ActOnPage, useActed } from '../blocks/page-act.ts';
import { Redirect } from '../blocks/Redirect.tsx';
import { answerAuth, type UnsentForm } from '../features/auth/answer-auth.ts';
import { AuthFrame } from '../features/auth/AuthFrame.tsx';
import { useAuth } from '../features/auth/use-auth.ts';
import { SignUpForm } from '../features/auth/SignUpForm.tsx';
import { useAuthToasts } from '../features/auth/use-auth-toasts.ts';
import { useNextPath } from '../features/auth/use-next-path.ts';
import { paths } from '../shared/paths.ts';
import { BrandBar } from '../shell/BrandBar.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export const act: ActOnPage<UnsentForm> = answerAuth;

export function Component() {
  const unsent = useActed<typeof act>();
  const { show } = useToasts();
  const { status } = useAuth();
  const next = useNextPath();
  useAuthToasts((toast) => show({ id: 'auth', ...toast }));

  if (status === 'signed-in') return <Redirect to={next ?? paths.dashboard} />;
  return (
    <AuthFrame top={<BrandBar />} scene="reception">
      <SignUpForm next={next} unsent={unsent} onToast={(toast) => show({ id: 'auth', ...toast })} />
    </AuthFrame>
  );
}
