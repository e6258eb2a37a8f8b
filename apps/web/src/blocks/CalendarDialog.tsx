import { Button, buttonProps } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import { TextField } from '@salonica/ui/text-field';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../domain/booking.ts';
import { formatDate } from '../shared/dates.ts';
import { calendarEventOf, saveCalendarFile } from './calendar-event.ts';
import { googleLink, microsoftLink } from './calendar-links.ts';
import { usePort } from './PortsProvider.tsx';

export interface CalendarDialogProps {
  readonly booking: Booking;
  /** Texts of the event. */
  readonly words: { readonly title: string; readonly description: string };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The address of the file: some browsers inside of apps and on phones save no files. */
function FileAddress({ address }: { readonly address: string }) {
  const { t } = useTranslation('calendar');
  const [state, setState] = useState<'copied' | 'failed' | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <Stack gap={12}>
      <TextField label={t('address')} hint={t('addressHint')} value={address} readOnly />
      <div>
        <Button variant="quiet" size="s" startIcon={<Copy aria-hidden="true" />} onClick={copy}>
          {t('copy')}
        </Button>{' '}
        <a href={address}>{t('openAddress')}</a>
      </div>
      <p role="status">{state === null ? '' : t(state)}</p>
    </Stack>
  );
}

/** An appointment for the visitor's calendar: a page that adds it, a file, or its address. */
export function CalendarDialog({ booking, words, open, onClose }: CalendarDialogProps) {
  const { t, i18n } = useTranslation('calendar');
  const clock = usePort('clock');
  const [saving, setSaving] = useState<'ready' | 'busy' | 'saved' | 'failed'>('ready');
  const { date, time, calendarFile } = booking;
  const event = calendarEventOf(booking, words);
  const save = () => {
    // A second press would save a second copy.
    if (saving === 'busy' || saving === 'saved') return;
    setSaving('busy');
    saveCalendarFile(event, t('name', { date }), clock.now()).then(
      () => setSaving('saved'),
      () => setSaving('failed'),
    );
  };
  const isSaved = saving === 'saved';
  const links = [
    ['google', googleLink(event)],
    ['outlook', microsoftLink(event)],
  ] as const;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('title')}
      description={t('text', {
        title: words.title,
        date: formatDate(date, i18n.language, 'short'),
        time,
      })}
    >
      <Stack gap={24}>
        <Stack gap={12}>
          {links.map(([name, href]) => (
            <a
              key={name}
              {...buttonProps({ variant: 'secondary' })}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t(name)}
              <VisuallyHidden> {t('newTab')}</VisuallyHidden>
            </a>
          ))}
          <Button
            variant="tonal"
            startIcon={isSaved ? <Check aria-hidden="true" /> : <Download aria-hidden="true" />}
            busy={saving === 'busy'}
            busyLabel={t('saving')}
            disabled={isSaved}
            onClick={save}
          >
            {isSaved ? t('saved') : t('save')}
          </Button>
          {saving === 'failed' ? (
            <Note tone="danger" role="alert">
              {t('saveFailed')}
            </Note>
          ) : null}
        </Stack>
        {calendarFile === null ? null : (
          <FileAddress address={new URL(calendarFile, window.location.href).href} />
        )}
      </Stack>
    </Dialog>
  );
}
