import { Section } from '@salonica/ui/section';
import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../../blocks/DeskPage.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { OnToast } from '../../shared/toast.ts';
import { InvitationCard } from './InvitationCard.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberCard } from './MemberCard.tsx';
import { type Members, useMemberChanges, useMembers } from './use-members.ts';

export interface DeskMembersProps {
  /** Reports what was done, or failed. */
  readonly onToast: OnToast;
}

function Team({ members, onToast }: DeskMembersProps & { readonly members: Members }) {
  const { t } = useTranslation('deskMembers');
  const wordsFor = useFailureWords();
  const { remove, withdraw, invite } = useMemberChanges();
  const owners = members.members.filter(({ role }) => role === 'owner');
  const nameOf = (barberId: string | null) =>
    members.barbers.find(({ id }) => id === barberId)?.name ?? null;
  return (
    <Stack gap={48}>
      <Section size="s" title={t('team')}>
        <Stack as="ul" gap={12}>
          {members.members.map((member) => (
            <li key={member.id}>
              <MemberCard
                member={member}
                column={nameOf(member.barberId)}
                isLastOwner={member.role === 'owner' && owners.length === 1}
                remove={remove.mutateAsync}
                onRemoved={() =>
                  onToast({ tone: 'info', title: t('remove.done', { name: member.name }) })
                }
              />
            </li>
          ))}
        </Stack>
      </Section>
      {members.invitations.length === 0 ? null : (
        <Section size="s" title={t('invited')}>
          <Stack as="ul" gap={12}>
            {members.invitations.map((invitation) => (
              <li key={invitation.id}>
                <InvitationCard
                  invitation={invitation}
                  column={nameOf(invitation.barberId)}
                  isBusy={withdraw.isPending && withdraw.variables.id === invitation.id}
                  onWithdraw={() => {
                    withdraw.mutateAsync(invitation).then(
                      () => onToast({ tone: 'info', title: t('withdraw.done') }),
                      (error: unknown) =>
                        onToast({
                          tone: 'danger',
                          title: t('withdraw.failed'),
                          description: wordsFor(error),
                        }),
                    );
                  }}
                />
              </li>
            ))}
          </Stack>
        </Section>
      )}
      <Section size="s" title={t('invite.title')}>
        <InviteForm
          barbers={members.barbers}
          invite={invite.mutateAsync}
          onInvited={(email) =>
            onToast({ tone: 'success', title: t('invite.done'), description: email })
          }
        />
      </Section>
    </Stack>
  );
}

/** Who works at the desk of the salon. */
export function DeskMembers({ onToast }: DeskMembersProps) {
  const { t } = useTranslation('deskMembers');
  const load = useMembers();
  return (
    <DeskPage title={t('title')} lead={t('lead')}>
      {load.phase === 'loading' ? (
        <Waiting text={t('loading')} {...load}>
          <Skeleton variant="block" />
        </Waiting>
      ) : null}
      {load.phase === 'failed' ? (
        <LoadFailure title={t('failed')} headingLevel={2} {...load} />
      ) : null}
      {load.phase === 'ready' ? <Team members={load.data} onToast={onToast} /> : null}
    </DeskPage>
  );
}
