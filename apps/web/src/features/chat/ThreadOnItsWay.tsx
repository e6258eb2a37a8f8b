import { ChatPlaceholder } from '@salonica/ui/chat-pane';
import { iconButtonProps } from '@salonica/ui/icon-button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';

/** The way from a thread to the list, where the two take turns. */
export function BackToList() {
  const { t } = useTranslation('chat');
  return (
    <Link
      to={paths.profileSection('chat')}
      aria-label={t('back')}
      {...iconButtonProps({ variant: 'quiet' })}
    >
      <ChevronLeft aria-hidden="true" />
    </Link>
  );
}

export interface ThreadOnItsWayProps {
  readonly children: ReactNode;
  /** Called when the messages take its place, with whether the focus was in it. */
  readonly onLeave: (hadFocus: boolean) => void;
}

/** Stands where the messages will. A phone that waits, or waited in vain, has a way back. */
export function ThreadOnItsWay({ children, onLeave }: ThreadOnItsWayProps) {
  const frame = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);
  // The cleanup of a layout effect runs while the focus is still inside.
  useLayoutEffect(() => {
    const element = frame.current;
    return () => leave(element?.contains(document.activeElement) ?? false);
  }, []);
  return (
    <ChatPlaceholder ref={frame} back={<BackToList />}>
      {children}
    </ChatPlaceholder>
  );
}
