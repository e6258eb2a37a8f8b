import { isEmail } from '../../domain/account.ts';
import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { Select } from '@salonica/ui/select';
import { Stack } from '@salonica/ui/stack';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../blocks/EmailField.tsx';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { type MemberRole, memberRoles } from '../../domain/desk.ts';
import styles from './DeskMembers.module.css';
import type { InviteContent, Members } from './use-members.ts';

export interface InviteFormProps {
  readonly barbers: Members['barbers'];
  /** Rejects if no invitation was sent. */
  readonly invite: (content: InviteContent) => Promise<unknown>;
  readonly onInvited: (email: string) => void;
}

/** Invites a person by a link in a mail. */
export function InviteForm({ barbers, invite, onInvited }: InviteFormProps) {
  const { t } = useTranslation('deskMembers');
  const wordsFor = useFailureWords();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('barber');
  const [barberId, setBarberId] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const field: RefObject<HTMLInputElement | null> = useRef(null);
  const column: RefObject<HTMLSelectElement | null> = useRef(null);
  const lacksEmail = !isEmail(email.trim());
  const lacksColumn = role === 'barber' && barberId === '';
  const submit = async () => {
    setChecked(true);
    if (lacksEmail || lacksColumn) {
      (lacksEmail ? field : column).current?.focus();
      return;
    }
    setBusy(true);
    setError(null);
    try {
      const address = email.trim();
      await invite({ email: address, role, barberId: barberId === '' ? null : barberId });
      setEmail('');
      setChecked(false);
      onInvited(address);
    } catch (reason) {
      setError(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <Stack gap={20}>
        <EmailField
          ref={field}
          label={t('invite.email')}
          name="email"
          // It is another person's.
          autoComplete="off"
          value={email}
          onValueChange={setEmail}
          error={isChecked && lacksEmail ? t('invite.emailWrong') : undefined}
        />
        <Select
          label={t('invite.role')}
          name="role"
          hint={t(`rights.${role}`)}
          value={role}
          onValueChange={(value) => {
            const next = memberRoles.find((known) => known === value);
            if (next !== undefined) setRole(next);
          }}
        >
          {memberRoles.map((known) => (
            <option key={known} value={known}>
              {t(`roles.${known}`)}
            </option>
          ))}
        </Select>
        <Select
          ref={column}
          label={t('invite.barber')}
          name="barber"
          optional={role !== 'barber'}
          value={barberId}
          onValueChange={setBarberId}
          error={isChecked && lacksColumn ? t('invite.barberMissing') : undefined}
        >
          <option value="">{t('invite.choose')}</option>
          {barbers.map(({ id, name }) => (
            <option key={id} value={id} translate="no">
              {name}
            </option>
          ))}
        </Select>
        {error === null ? null : (
          <Note tone="danger" role="alert">
            {t('invite.failed')} {wordsFor(error)}
          </Note>
        )}
        <div>
          <Button type="submit" busy={isBusy} busyLabel={t('invite.sending')}>
            {t('invite.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
