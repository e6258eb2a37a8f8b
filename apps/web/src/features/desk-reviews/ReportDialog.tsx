import { longestReportNote, reportReasons } from '../../domain/review.ts';
import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { Select } from '@salonica/ui/select';
import { Stack } from '@salonica/ui/stack';
import { TextArea } from '@salonica/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import type { DeskReview, ReviewChanges } from './use-desk-reviews.ts';

export interface ReportDialogProps extends Pick<ReviewChanges, 'report'> {
  readonly review: DeskReview;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** Asks the operator to look at a review. */
export function ReportDialog({ review, open, onClose, report, onReported }: ReportDialogProps) {
  const { t } = useTranslation('deskReviews');
  const wordsFor = useFailureWords();
  const key = useRequestKey();
  const [reason, setReason] = useState<(typeof reportReasons)[number]>('insult');
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      const content = { reason, note };
      await report(review, content, key.keyFor(JSON.stringify(content)));
      onClose();
      onReported();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      title={t('report.title', { name: review.author })}
      description={t('report.text')}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button busy={isBusy} busyLabel={t('report.sending')} onClick={() => void send()}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Select
          label={t('report.reason')}
          name="reason"
          value={reason}
          onValueChange={(value) => {
            const next = reportReasons.find((known) => known === value);
            if (next !== undefined) setReason(next);
          }}
        >
          {reportReasons.map((known) => (
            <option key={known} value={known}>
              {t(`report.reasons.${known}`)}
            </option>
          ))}
        </Select>
        <TextArea
          label={t('report.note')}
          name="note"
          optional
          rows={3}
          maxLength={longestReportNote}
          value={note}
          onValueChange={setNote}
        />
        {error === null ? null : (
          <Note tone="danger" role="alert">
            {t('report.failed')} {wordsFor(error)}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
}
