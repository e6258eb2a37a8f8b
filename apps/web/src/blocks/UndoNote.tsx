import { Button } from '@salonica/ui/button';
import Undo2 from 'lucide-react/icons/undo-2';
import { type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './UndoNote.module.css';

export interface UndoNoteProps {
  /** Names the removed item, as a sentence. */
  readonly text: string;
  readonly onUndo: () => void;
  /** Takes the focus when it appears, because the pressed button is gone. @default true */
  readonly takesFocus?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Replaces a removed item while the page is open. */
export function UndoNote({ text, onUndo, takesFocus = true, ref }: UndoNoteProps) {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={ref} className={styles['root']}>
      <p role="status">{text}</p>
      <Button
        ref={button}
        variant="secondary"
        size="s"
        startIcon={<Undo2 aria-hidden="true" />}
        onClick={onUndo}
      >
        {t('undo')}
      </Button>
    </div>
  );
}
