import { Badge } from '@salonica/ui/badge';
import { Button } from '@salonica/ui/button';
import { RecordCard } from '@salonica/ui/record-card';
import { Stack } from '@salonica/ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.tsx';
import type { Member } from './use-members.ts';

export interface MemberCardProps {
  readonly member: Member;
  /** The name of the barber whose column the member has. */
  readonly column: string | null;
  readonly isLastOwner: boolean;
  /** Rejects if nothing changed. */
  readonly remove: (member: Member) => Promise<unknown>;
  readonly onRemoved: () => void;
}

/** One person at the desk. */
export function MemberCard({ member, column, isLastOwner, remove, onRemoved }: MemberCardProps) {
  const { t } = useTranslation('deskMembers');
  const [isAsking, setAsking] = useState(false);
  const { name, email, role } = member;
  return (
    <>
      <RecordCard
        title={<span translate="no">{name}</span>}
        actions={
          isLastOwner ? null : (
            <Button
              variant="secondary"
              size="s"
              aria-label={t('remove.openOf', { name })}
              onClick={() => setAsking(true)}
            >
              {t('remove.open')}
            </Button>
          )
        }
      >
        <Stack gap={8}>
          <p>
            <Badge tone={role === 'owner' ? 'wine' : 'outline'}>{t(`roles.${role}`)}</Badge>
          </p>
          <p>{t(`rights.${role}`)}</p>
          {email === null ? null : <p translate="no">{email}</p>}
          {column === null ? null : <p>{t('column', { name: column })}</p>}
          {isLastOwner ? <p>{t('lastOwner')}</p> : null}
        </Stack>
      </RecordCard>
      <ConfirmDialog
        title={t('remove.title', { name })}
        text={t('remove.text')}
        words={{
          keep: t('remove.keep'),
          confirm: t('remove.confirm'),
          busy: t('remove.busy'),
          failed: t('remove.failed'),
        }}
        open={isAsking}
        onClose={() => setAsking(false)}
        act={() => remove(member)}
        onDone={onRemoved}
      />
    </>
  );
}
