import { tidyText, textProblem } from '@salonica/text';
import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { SegmentedControl } from '@salonica/ui/segmented-control';
import { Stack } from '@salonica/ui/stack';
import { TextArea } from '@salonica/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import { useTypedWords } from '../../blocks/use-typed-words.ts';
import { longestMessage } from '../../domain/chat.ts';
import styles from './DeskMessages.module.css';
import type { ReplyChange, SavedReply } from './use-saved-replies.ts';

export interface ReplyFormProps {
  /** Null for a new one. */
  readonly before: SavedReply | null;
  /** Rejects if it was not saved. */
  readonly save: (change: ReplyChange) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Writes one saved reply. */
export function ReplyForm({ before, save, onClose }: ReplyFormProps) {
  const { t, i18n } = useTranslation('deskMessages');
  const wordsFor = useFailureWords();
  const typedWords = useTypedWords();
  const key = useRequestKey();
  const [text, setText] = useState(before?.text ?? '');
  const [language, setLanguage] = useState<'en' | 'el'>(
    before?.language ?? (i18n.language === 'el' ? 'el' : 'en'),
  );
  const [state, setState] = useState<'idle' | 'wrong' | 'busy'>('idle');
  const [error, setError] = useState<unknown>(null);
  const problem = textProblem(tidyText(text), longestMessage);
  const submit = async () => {
    if (problem !== undefined) {
      setState('wrong');
      return;
    }
    setState('busy');
    setError(null);
    try {
      const content = { language, text };
      const idempotencyKey = key.keyFor(JSON.stringify(content));
      await save({ before, content, idempotencyKey });
      onClose();
    } catch (reason) {
      setError(reason);
      setState('idle');
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={12}>
        <TextArea
          label={t('replies.label')}
          name="text"
          lang={language}
          rows={3}
          value={text}
          onValueChange={setText}
          error={
            state === 'wrong' && problem !== undefined
              ? typedWords(problem, t('replies.missing'))
              : undefined
          }
        />
        <SegmentedControl
          label={t('replies.language')}
          value={language}
          onValueChange={setLanguage}
          options={[
            { value: 'en', label: t('replies.languages.en') },
            { value: 'el', label: t('replies.languages.el') },
          ]}
        />
        {error === null ? null : (
          <Note tone="danger" role="alert">
            {t('replies.notSaved')} {wordsFor(error)}
          </Note>
        )}
        <div className={styles['actions']}>
          <Button type="submit" size="s" busy={state === 'busy'} busyLabel={t('replies.saving')}>
            {t('replies.save')}
          </Button>
          <Button variant="quiet" size="s" disabled={state === 'busy'} onClick={onClose}>
            {t('replies.cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
