import { useAuth } from '../features/auth/use-auth.ts';
import { ForYou } from '../features/discovery/for-you/ForYou.tsx';
import { useSaveSlot } from '../shell/use-save-slot.tsx';

export function Component() {
  const { status } = useAuth();
  return (
    <ForYou
      isCustomer={status === 'resolving' ? null : status === 'signed-in'}
      renderSave={useSaveSlot()}
    />
  );
}
