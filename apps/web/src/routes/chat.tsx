import { useSearchParams } from 'react-router-dom';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { Chat } from '../features/chat/Chat.tsx';

export function Component() {
  const [params] = useSearchParams();
  return (
    <RequireAuth>
      <Chat openId={params.get('with')} />
    </RequireAuth>
  );
}
