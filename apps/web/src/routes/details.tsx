import { useTranslation } from 'react-i18next';
import { useAuth } from '../features/auth/use-auth.ts';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { SignInAgain } from '../features/auth/SignInAgain.tsx';
import { useWaysIn } from '../features/auth/use-ways-in.ts';
import { Details } from '../features/profile/Details.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

function SignedIn() {
  const { t } = useTranslation('profile');
  const { user } = useAuth();
  const { show } = useToasts();
  const ways = useWaysIn();
  if (user === null) return null;
  return (
    <Details
      user={user}
      ways={ways}
      SignInAgain={SignInAgain}
      onSaved={(what) =>
        show({ id: 'details', tone: 'success', title: t(`details.saved.${what}`) })
      }
    />
  );
}

export function Component() {
  return (
    <RequireAuth>
      <SignedIn />
    </RequireAuth>
  );
}
