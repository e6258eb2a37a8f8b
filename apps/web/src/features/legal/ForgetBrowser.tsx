import { Button } from '@salonica/ui/button';
import { Dialog } from '@salonica/ui/dialog';
import { Note } from '@salonica/ui/note';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import Trash2 from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { ServiceError } from '../../domain/failure.ts';

type Result = 'done' | 'nothing' | { readonly failure: unknown };

const isUnknown = (error: unknown) =>
  error instanceof ServiceError && ['unauthorized', 'forbidden'].includes(error.failure.kind);

/** Erases the records of a visitor without an account. */
export function ForgetBrowser() {
  const { t } = useTranslation('privacy');
  const api = useApi();
  const failureWords = useFailureWords();
  const keep = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const forget = async () => {
    setIsBusy(true);
    try {
      await api.forgetGuest();
      setResult('done');
    } catch (error) {
      setResult(isUnknown(error) ? 'nothing' : { failure: error });
    } finally {
      setIsBusy(false);
      setIsOpen(false);
    }
  };
  return (
    <Section id="forget" size="s" divided title={t('forget.title')}>
      <Stack gap={16}>
        <p>{t('forget.text')}</p>
        <div>
          <Button
            variant="quiet-destructive"
            startIcon={<Trash2 aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          >
            {t('forget.open')}
          </Button>
        </div>
        <div role="status">
          {result === 'done' || result === 'nothing' ? (
            <Note tone="info">{t(`forget.${result}`)}</Note>
          ) : null}
        </div>
        {result !== null && typeof result === 'object' ? (
          <Note tone="danger" role="alert">
            {t('forget.failed')} {failureWords(result.failure)}
          </Note>
        ) : null}
      </Stack>
      <Dialog
        role="alertdialog"
        open={isOpen}
        onOpenChange={() => {
          if (!isBusy) setIsOpen(false);
        }}
        closeButtonHidden
        initialFocus={keep}
        title={t('forget.question')}
        description={t('forget.consequences')}
        footer={
          <>
            <Button
              ref={keep}
              variant="secondary"
              disabled={isBusy}
              onClick={() => setIsOpen(false)}
            >
              {t('forget.keep')}
            </Button>
            <Button
              variant="destructive"
              busy={isBusy}
              busyLabel={t('forget.busy')}
              onClick={() => void forget()}
            >
              {t('forget.confirm')}
            </Button>
          </>
        }
      />
    </Section>
  );
}
