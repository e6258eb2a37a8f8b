import { useTranslation } from 'react-i18next';
import { type ActOnPage, useActed } from '../blocks/page-act.ts';
import { Redirect } from '../blocks/Redirect.tsx';
import { answerAuth, type UnsentForm } from '../features/auth/answer-auth.ts';
import { AuthFrame } from '../features/auth/AuthFrame.tsx';
import { useAuth } from '../features/auth/use-auth.ts';
import { SignIn } from '../features/auth/SignIn.tsx';
import { useAuthToasts } from '../features/auth/use-auth-toasts.ts';
import { useNextPath } from '../features/auth/use-next-path.ts';
import { paths } from '../shared/paths.ts';
import { BrandBar } from '../shell/BrandBar.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export const act: ActOnPage<UnsentForm> = answerAuth;

export function Component() {
  const unsent = useActed<typeof act>();
  const { t } = useTranslation('auth');
  const { show } = useToasts();
  const { status } = useAuth();
  const next = useNextPath();
  useAuthToasts((toast) => show({ id: 'auth', ...toast }));

  if (status === 'signed-in') return <Redirect to={next ?? paths.dashboard} />;
  const caption = (
    <>
      {t('signIn.scene')} <em>{t('signIn.sceneEnd')}</em>
    </>
  );
  return (
    <AuthFrame top={<BrandBar />} scene="promenade" caption={caption}>
      <SignIn next={next} unsent={unsent} />
    </AuthFrame>
  );
}
