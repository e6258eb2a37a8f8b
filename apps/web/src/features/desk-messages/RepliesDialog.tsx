import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { ignore } from '../../shared/ignore.ts';
import styles from './DeskMessages.module.css';
import { ReplyForm } from './ReplyForm.tsx';
import { type SavedReply, useReplyChanges } from './use-saved-replies.ts';

export interface RepliesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly replies: readonly SavedReply[];
}

/** Adds, changes and removes saved replies. */
export function RepliesDialog({ open, onClose, replies }: RepliesDialogProps) {
  const { t } = useTranslation('deskMessages');
  const wordsFor = useFailureWords();
  const { save, remove } = useReplyChanges();
  /** The one that is being changed; null for a new one. */
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('replies.title')}
      description={t('replies.text')}
    >
      <Stack gap={20}>
        {remove.error === null ? null : (
          <Note tone="danger" role="alert">
            {t('replies.notRemoved')} {wordsFor(remove.error)}
          </Note>
        )}
        {replies.map((reply) =>
          edited !== 'new' && edited?.id === reply.id ? (
            <ReplyForm
              key={reply.id}
              before={reply}
              save={save.mutateAsync}
              onClose={() => setEdited(null)}
            />
          ) : (
            <div key={reply.id} className={styles['reply']}>
              <p lang={reply.language} className={styles['text']}>
                {reply.text}
              </p>
              <div className={styles['actions']}>
                <Button variant="secondary" size="s" onClick={() => setEdited(reply)}>
                  {t('replies.change')}
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  busy={remove.isPending && remove.variables.id === reply.id}
                  busyLabel={t('replies.removing')}
                  onClick={() => void remove.mutateAsync(reply).catch(ignore)}
                >
                  {t('replies.remove')}
                </Button>
              </div>
            </div>
          ),
        )}
        {edited === 'new' ? (
          <ReplyForm before={null} save={save.mutateAsync} onClose={() => setEdited(null)} />
        ) : (
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t('replies.add')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
