import { DeskMembers } from '../features/desk-members/DeskMembers.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export function Component() {
  const { show } = useToasts();
  return <DeskMembers onToast={(toast) => show({ id: 'desk-members', ...toast })} />;
}
