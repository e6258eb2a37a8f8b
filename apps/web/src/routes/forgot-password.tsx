import { type ActOnPage, useActed } from '../blocks/page-act.ts';
import { answerAuth, type UnsentForm } from '../features/auth/answer-auth.ts';
import { AuthFrame } from '../features/auth/AuthFrame.tsx';
import { ForgotPassword } from '../features/auth/ForgotPassword.tsx';
import { BrandBar } from '../shell/BrandBar.tsx';

export const act: ActOnPage<UnsentForm> = answerAuth;

export function Component() {
  const unsent = useActed<typeof act>();
  return (
    <AuthFrame top={<BrandBar />} scene="promenade">
      <ForgotPassword unsent={unsent} />
    </AuthFrame>
  );
}
