import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAuthNow } from '../features/auth/use-auth.ts';
import { ListSalon } from '../features/list-salon/ListSalon.tsx';
import { withNextPath } from '../shared/next-path.ts';
import { paths } from '../shared/paths.ts';

/** Every visitor can fill in the form; sending it needs an account. `step=review`: back from signing in. */
export function Component() {
  const { status } = useAuthNow();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <ListSalon
      isSignedIn={status === 'signed-in'}
      isReturning={search.get('step') === 'review'}
      onSignIn={() =>
        void navigate(withNextPath(paths.signIn, `${paths.listYourSalon}?step=review`))
      }
    />
  );
}
