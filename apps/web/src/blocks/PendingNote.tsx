import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import type { DeferrableName } from '../domain/api.ts';
import { usePort } from './PortsProvider.tsx';
import { usePendingWrites } from './use-pending-writes.ts';

export interface PendingNoteProps {
  /** The dialog's request. */
  readonly names: readonly DeferrableName[];
}

/**
 * Shows in a dialog that its write waits for the network: the note above the page is not reachable
 * from there.
 */
export function PendingNote({ names }: PendingNoteProps) {
  const { t } = useTranslation('pending');
  const port = usePort('pendingWrites');
  const waiting = usePendingWrites().filter(
    ({ name, waitsFor }) => waitsFor === 'network' && names.includes(name),
  );
  return waiting.map(({ id, name }) => (
    <Note
      key={id}
      size="s"
      tone="warning"
      role="status"
      actions={
        <Stack direction="row" gap={8}>
          <Button size="s" onClick={() => port.tryNow()}>
            {t('tryNow')}
          </Button>
          <Button variant="secondary" size="s" onClick={() => port.cancel(id)}>
            {t('cancel')}
          </Button>
        </Stack>
      }
    >
      {t('waiting.network', { what: t(`what.${name}`) })}
    </Note>
  ));
}
