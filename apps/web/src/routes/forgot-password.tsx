import { AuthFrame } from '../features/auth/AuthFrame.tsx';
import { ForgotPassword } from '../features/auth/ForgotPassword.tsx';
import { BrandBar } from '../shell/BrandBar.tsx';

export function Component() {
  return (
    <AuthFrame top={<BrandBar />} scene="promenade">
      <ForgotPassword />
    </AuthFrame>
  );
}
