import { Button } from '@salonica/ui/button';
import { Section } from '@salonica/ui/section';
import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BarberRequest, useDeskRequests } from '#blocks/desk-requests/use-desk-requests.ts';
import { LoadFailure } from '#blocks/LoadFailure.tsx';
import type { Load } from '#blocks/use-load.ts';
import { useDesk } from '#blocks/use-desk.ts';
import { Waiting } from '#blocks/Waiting.tsx';
import styles from '../catalogue.module.css';
import { AskDialog } from './AskDialog.tsx';
import { RequestCard } from './RequestCard.tsx';
import { type RequestDone, useAnswers } from './use-requests.ts';

export interface RequestsProps {
  readonly onDone: (what: RequestDone) => void;
}

/** What barbers ask for: open requests first. */
export function Requests({ onDone }: RequestsProps) {
  const { t } = useTranslation('deskShifts');
  const { salon } = useDesk();
  const load = useDeskRequests(salon);
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      size="s"
      title={t('requests.title')}
      action={
        // Who has a column of their own.
        salon.barberId === null ? undefined : (
          <Button startIcon={<Plus aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('requests.ask')}
          </Button>
        )
      }
    >
      <RequestList load={load} onDone={onDone} />
      {isAsking ? (
        <AskDialog onClose={() => setAsking(false)} onSent={() => onDone('sent')} />
      ) : null}
    </Section>
  );
}

interface RequestListProps extends RequestsProps {
  readonly load: Load<readonly BarberRequest[]>;
}

const noRequests: readonly BarberRequest[] = [];

function RequestList({ load, onDone }: RequestListProps) {
  const { t } = useTranslation('deskShifts');
  const answers = useAnswers(load.phase === 'ready' ? load.data : noRequests);
  if (load.phase === 'loading') {
    return (
      <Waiting text={t('requests.loading')} {...load}>
        <Skeleton className={styles['skeleton']} />
      </Waiting>
    );
  }
  if (load.phase === 'failed') {
    return <LoadFailure title={t('requests.failed')} headingLevel={3} {...load} />;
  }
  const list = (requests: readonly BarberRequest[]) => (
    <Stack as="ul" gap={12} role="list">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestCard request={request} isNew={answers.has(request.id)} onDone={onDone} />
        </li>
      ))}
    </Stack>
  );
  const isShown = ({ id, status }: BarberRequest) => status === 'open' || answers.has(id);
  const open = load.data.filter(isShown);
  const closed = load.data.filter((request) => !isShown(request));
  return (
    <Stack gap={16}>
      <div>{open.length === 0 ? <p>{t('requests.none')}</p> : list(open)}</div>
      {closed.length === 0 ? null : (
        <details>
          <summary>{t('requests.earlier')}</summary>
          <div>{list(closed)}</div>
        </details>
      )}
    </Stack>
  );
}
