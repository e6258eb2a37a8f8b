import { iconButtonProps } from '@salonica/ui/icon-button';
import { Menu, MenuGroup, MenuItem } from '@salonica/ui/menu';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../blocks/use-desk.ts';
import { includesRole } from '../../domain/desk.ts';
import { RepliesDialog } from './RepliesDialog.tsx';
import { useSavedReplies } from './use-saved-replies.ts';

export interface SavedRepliesProps {
  /** Puts the text into the message. */
  readonly onChoose: (text: string) => void;
}

/** The texts that the salon sends often; those in the language of the page come first. */
export function SavedReplies({ onChoose }: SavedRepliesProps) {
  const { t, i18n } = useTranslation('deskMessages');
  const { role } = useDesk().salon;
  const load = useSavedReplies();
  const [isManaging, setManaging] = useState(false);
  const replies = load.phase === 'ready' ? load.data : [];
  const isOwn = ({ language }: { readonly language: string }) => language === i18n.language;
  const shown = [...replies.filter(isOwn), ...replies.filter((reply) => !isOwn(reply))];
  return (
    <>
      <Menu
        renderTrigger={(trigger) => (
          <button
            type="button"
            aria-label={t('replies.open')}
            {...trigger}
            {...iconButtonProps({ variant: 'quiet' })}
          >
            <MessageSquareQuote aria-hidden="true" />
          </button>
        )}
      >
        <MenuGroup label={t('replies.title')}>
          {load.phase === 'failed' ? (
            <MenuItem onSelect={load.retry}>{t('replies.failed')}</MenuItem>
          ) : null}
          {load.phase === 'ready' && shown.length === 0 ? (
            <MenuItem disabled>{t('replies.none')}</MenuItem>
          ) : null}
          {shown.map(({ id, text, language }) => (
            <MenuItem key={id} lang={language} onSelect={() => onChoose(text)}>
              {text.length > 80 ? `${text.slice(0, 80)}…` : text}
            </MenuItem>
          ))}
        </MenuGroup>
        {includesRole(role, 'manager') ? (
          <MenuItem onSelect={() => setManaging(true)}>{t('replies.manage')}</MenuItem>
        ) : null}
      </Menu>
      <RepliesDialog open={isManaging} onClose={() => setManaging(false)} replies={shown} />
    </>
  );
}
