import { useAddresses } from '../features/addresses/use-addresses.ts';
import { useAuth } from '../features/auth/use-auth.ts';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { useConversations } from '../features/chat/use-chat.ts';
import { mapLoad } from '../blocks/use-load.ts';
import { Profile } from '../features/profile/Profile.tsx';
import { usePicture, useProfile } from '../features/profile/use-profile.ts';
import { useWallet } from '../features/wallet/use-wallet.ts';

/** A tile without data is unchanged: the page behind it shows the error. */
function SignedIn() {
  const { user, signOut } = useAuth();
  const profile = useProfile();
  const picture = usePicture();
  const figures = mapLoad(profile, (known) => known.figures);
  // The name entered here overrides the account's.
  const name = profile.phase === 'ready' ? profile.data.name : null;
  const person = user && {
    ...user,
    displayName: name ?? user.displayName,
    photoURL: picture ?? user.photoURL,
  };
  const wallet = useWallet();
  const addresses = useAddresses();
  const chat = useConversations();
  const facts = {
    balance: wallet.phase === 'ready' ? wallet.data.balance : undefined,
    addresses: addresses.phase === 'ready' ? addresses.data.length : undefined,
    unread:
      chat.phase === 'ready'
        ? chat.data.reduce((sum, { unreadCount }) => sum + unreadCount, 0)
        : undefined,
  };
  return (
    <Profile
      user={person}
      isVerified={
        profile.phase === 'ready' && profile.data.email !== null
          ? profile.data.isEmailVerified
          : undefined
      }
      figures={figures}
      facts={facts}
      onSignOut={signOut}
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
