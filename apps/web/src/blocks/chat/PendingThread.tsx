import { ChatPlaceholder } from '@salonica/ui/chat-pane';
import { iconButtonProps } from '@salonica/ui/icon-button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../Link.tsx';

/** The back link from a thread to the list, where they are separate views. */
export function BackToList({ to }: { readonly to: string }) {
  const { t } = useTranslation('chat');
  return (
    <Link to={to} aria-label={t('back')} {...iconButtonProps({ variant: 'quiet' })}>
      <ChevronLeft aria-hidden="true" />
    </Link>
  );
}

export interface PendingThreadProps {
  /** Path of the list. */
  readonly backTo: string;
  readonly children: ReactNode;
  /** Called when the messages replace it, with whether it had the focus. */
  readonly onLeave: (hadFocus: boolean) => void;
}

/** Skeleton of the messages. A phone that waits, or whose request failed, has a way back. */
export function PendingThread({ backTo, children, onLeave }: PendingThreadProps) {
  const frame = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);
  // The cleanup of a layout effect runs while the focus is still inside.
  useLayoutEffect(() => {
    const element = frame.current;
    return () => leave(element?.contains(document.activeElement) ?? false);
  }, []);
  return (
    <ChatPlaceholder ref={frame} back={<BackToList to={backTo} />}>
      {children}
    </ChatPlaceholder>
  );
}
