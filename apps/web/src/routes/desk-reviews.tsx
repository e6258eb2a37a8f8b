import { DeskReviews } from '../features/desk-reviews/DeskReviews.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

export function Component() {
  const { show } = useToasts();
  return <DeskReviews onToast={(toast) => show({ id: 'desk-reviews', ...toast })} />;
}
